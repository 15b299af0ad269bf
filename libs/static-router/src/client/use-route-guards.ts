import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';

/** A guard that routes name in their handle: `handle = { guards: ['authentication'] }`. */
export interface RouteGuard<Visit = string, Theme = never> {
  /** Returns the theme of the page's frame from its loader data. Also runs while prerendering, so that nothing flashes. */
  readonly theme?: (page: unknown) => Theme | undefined;
  /** Returns the path to redirect to. Runs in the browser only, because a prerendered page has no session. */
  readonly redirectTo?: (visit: Visit, page: unknown) => Promise<string> | undefined;
}

/** Guards by name. */
export type RouteGuards<Visit = string, Theme = never> = Readonly<Record<string, RouteGuard<Visit, Theme>>>;

/**
 * Returns the guards with these names, in order.
 *
 * @throws Error with `status` 500 for an unknown name, because a page must not be shown without its guard.
 *
 * @example
 * ```ts
 * const guards = { members: { redirectTo: async () => '/login' } };
 * getRouteGuards(guards, ['members']).length; // => 1
 * getRouteGuards(guards, ['admins']); // => throws Error
 * ```
 */
export function getRouteGuards<Visit, Theme>(
  guards: RouteGuards<Visit, Theme>,
  names: readonly string[] = [],
): readonly RouteGuard<Visit, Theme>[] {
  return names.map((name) => {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (guard) return guard;
    throw Object.assign(new Error(`Cannot guard a page: no guard is called '${name}'`), { status: 500 });
  });
}

/**
 * Runs the guards that the current route names in `handle.guards`. Returns the theme of the frame, of the first guard that has one.
 *
 * @param getVisit Returns the input of `redirectTo` for a path with its query. Called in the browser only.
 * @throws Error for an unknown guard: it fails the build, is status 500 in development, and shows the error page in a browser.
 */
export function useRouteGuardsAndTheme<Visit, Theme>(
  guards: RouteGuards<Visit, Theme>,
  getVisit: (path: string) => Visit,
): Theme | undefined {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const names = (handle as { readonly guards?: readonly string[] } | undefined)?.guards;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const redirect = useEffectEvent((path: string, go: (href: string) => void) => {
    for (const { redirectTo } of getRouteGuards(guards, names)) {
      redirectTo?.(getVisit(path), loaderData)?.then(go, () => {
        // A failed guard does not redirect; the prerendered page contains no data of the visitor.
      });
    }
  });
  useEffect(() => {
    let isHere = true;
    redirect(pathname + search, (href) => {
      if (isHere) void navigate(href, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [names, loaderData, pathname, search, navigate]);
  for (const { theme } of getRouteGuards(guards, names)) {
    const found = theme?.(loaderData);
    if (found) return found;
  }
  return undefined;
}
