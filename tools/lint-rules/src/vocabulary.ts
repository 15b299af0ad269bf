/** A term of the project with the private words that it replaces. */
export interface Term {
  /** The standard term. */
  readonly say: string;
  /** Private words refused in identifiers and file names, as lower-case words joined by a space: `turned down`. */
  readonly not?: readonly string[];
  /** Words and phrases refused in comments, in lower case. */
  readonly notInComments?: readonly string[];
}

/** The vocabulary: the words that this repository uses, and those that it does not. */
export const vocabulary: readonly Term[] = [
  {
    say: 'hydrate, hydration',
    not: ['come alive', 'comes alive'],
    notInComments: ['come alive', 'comes alive'],
  },
  { say: 'deferred hydration', not: ['late start', 'late boot'], notInComments: ['late start', 'late boot'] },
  { say: 'HydrationBoundary', not: ['late part'], notInComments: ['late part'] },
  { say: 'event queue, replay', not: ['held taps', 'given back'], notInComments: ['held taps'] },
  {
    say: 'apply a stylesheet, critical CSS',
    not: ['wear', 'dress', 'undress'],
    notInComments: ['dresses', 'undress'],
  },
  { say: 'below the fold', not: ['unfold', 'unfolded'] },
  { say: 'prefetch', not: ['fetch ahead', 'may fetch ahead'], notInComments: ['fetch ahead'] },
  {
    say: 'cached page, offline page',
    not: ['kept page', 'kept pages'],
    notInComments: ['kept page', 'kept pages'],
  },
  { say: 'scroll restoration, focus management', not: ['let go'] },
  { say: 'alternate URL, duplicate, copy', not: ['twin', 'twins'], notInComments: ['twin', 'twins'] },
  { say: 'cart count', not: ['glance', 'bag glance'], notInComments: ['bag glance'] },
  { say: 'offer cache', not: ['kept offers'], notInComments: ['kept offers'] },
  { say: 'broadcast, notify, report', not: ['told', 'untold'] },
  { say: 'rejected lines', not: ['turned down', 'turn down'], notInComments: ['turned down'] },
  { say: 'isolate errors', not: ['undisturbed'], notInComments: ['undisturbed'] },
  { say: 'RequireAuth', not: ['guarded'] },
  { say: 'font subset', not: ['first letters', 'other letters'], notInComments: ['other letters'] },
  { say: 'timeout, delay, interval', not: ['patience'], notInComments: ['patience'] },
  { say: 'the shopper, the caller, the test', notInComments: ['nobody', 'somebody', 'whoever', 'anybody'] },
];
