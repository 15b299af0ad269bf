import type { LocaleCode } from '@marehalm/shop';
import type { HeaderProps } from '@marehalm/ui';
import type { BlockView } from '../view-models/block';

/** What the header stands on. */
export type Ground = NonNullable<HeaderProps['ground']>;

/** The visit of a page that a guard decides on. */
export interface Visit {
  readonly locale: LocaleCode;
  /** The page's address below the origin, with its query. */
  readonly path: string;
  /** In the shopper's market: each has accounts of its own. */
  readonly isLoggedIn: boolean;
}

/** A rule that routes run on their pages by naming it: `handle = { guards: ['authentication'] }`. */
export interface Guard {
  /** The header's theme, from what the page's loader gave. Known when the page is built, so nothing flashes. */
  readonly ground?: (page: unknown) => Ground | undefined;
  /** Returns the path to redirect to. Runs in the browser only, because a prerendered page has no session. */
  readonly leadAway?: (visit: Visit, page: unknown) => Promise<string> | undefined;
}

const guards = {
  authentication: {
    leadAway: ({ locale, path, isLoggedIn }) =>
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
 * The guards of these names, in their order.
 *
 * @throws Error with `status` 500 when there is none of a name: a page whose guard is missing must not be shown unguarded
 *   (specification, section 8).
 */
export function guardsNamed(names: readonly string[] = []): readonly Guard[] {
  return names.map((name) => {
    if (Object.hasOwn(guards, name)) return guards[name as GuardName];
    throw Object.assign(new Error(`Cannot guard a page: no guard is called '${name}'`), { status: 500 });
  });
}
