import type { LocaleCode } from '@marehalm/shop';
import type { HeaderProps } from '@marehalm/ui';
import type { BlockView } from '../server/block-view.server';

/** The background of the header. */
export type Ground = NonNullable<HeaderProps['ground']>;

/** The page visit that a guard checks. */
export interface PageVisit {
  readonly locale: LocaleCode;
  /** Path of the page with its query. */
  readonly path: string;
  /** Whether the shopper is logged in in the current market; each market has its own accounts. */
  readonly isLoggedIn: boolean;
}

/** A rule that routes apply to their pages by name: `handle = { guards: ['authentication'] }`. */
export interface Guard {
  /** Returns the theme of the header from the page's loader data, at build time, so that nothing flashes. */
  readonly ground?: (page: unknown) => Ground | undefined;
  /** Returns the path to redirect to. Runs in the browser only, because a prerendered page has no session. */
  readonly redirectTo?: (visit: PageVisit, page: unknown) => Promise<string> | undefined;
}

const guards = {
  authentication: {
    redirectTo: ({ locale, path, isLoggedIn }) =>
      isLoggedIn
        ? undefined
        : import('../session/return-path').then((module) => module.loginHref(locale, path)),
  },
  'theme-transition': {
    ground: (page) => {
      const opening = (page as { readonly blocks?: readonly BlockView[] } | undefined)?.blocks?.[0];
      return opening?.type === 'hero' && !opening.splitTint ? `picture-${opening.ink}-text` : undefined;
    },
  },
} as const satisfies Readonly<Record<string, Guard>>;

export type GuardName = keyof typeof guards;

/**
 * Returns the guards with these names, in their order.
 *
 * @throws Error with `status` 500 for an unknown name: a page must not be shown without its guard
 *   (specification, section 8).
 */
export function findGuards(names: readonly string[] = []): readonly Guard[] {
  return names.map((name) => {
    if (Object.hasOwn(guards, name)) return guards[name as GuardName];
    throw Object.assign(new Error(`Cannot guard a page: no guard is called '${name}'`), { status: 500 });
  });
}
