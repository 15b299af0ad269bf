import type { LocaleCode } from '@marehalm/shop';
import type { RouteGuard } from '@marehalm/static-router/client';
import type { HeaderProps } from '@marehalm/ui';
import type { BlockView } from '@marehalm/page-data';

/** The background of the header. */
export type HeaderBackground = NonNullable<HeaderProps['ground']>;

/** The page visit that a guard checks. */
export interface PageVisit {
  readonly locale: LocaleCode;
  /** Path of the page with its query. */
  readonly path: string;
  /** Whether the shopper is logged in in the current market; each market has its own accounts. */
  readonly isLoggedIn: boolean;
}

/** The rules that routes apply to their pages by name: `handle = { guards: ['authentication'] }` (specification, section 8). */
export const routeGuards = {
  authentication: {
    redirectTo: ({ locale, path, isLoggedIn }) =>
      isLoggedIn
        ? undefined
        : import('../session/return-path').then((module) => module.getLoginHref(locale, path)),
  },
  'theme-transition': {
    theme: (page) => {
      const opening = (page as { readonly blocks?: readonly BlockView[] } | undefined)?.blocks?.[0];
      return opening?.type === 'hero' && !opening.splitTint ? `picture-${opening.ink}-text` : undefined;
    },
  },
} as const satisfies Readonly<Record<string, RouteGuard<PageVisit, HeaderBackground>>>;

/** Name of a guard that a route can list in `handle.guards`. */
export type RouteGuardName = keyof typeof routeGuards;
