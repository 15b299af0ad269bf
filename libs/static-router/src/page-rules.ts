import type { LoaderData } from './internal/react-router.ts';

export type { LoaderData };

/** What a page needs in its HTML alone. */
export interface ExtractedMarkup {
  /** What the loaders gave, for rendering and for scripts. */
  readonly data: LoaderData;
  /** HTML for the end of the body. */
  readonly markup: string;
}

/** What a build has to know of the pages of a site. The default export of the module that {@link StaticSite.pageRules} names. */
export interface PageRules {
  /** Returns the name of the route that shows a path; `undefined` for a file, which is served as its loader gives it. */
  readonly routeOf: (path: string) => string | undefined;
  /** Returns the kind of the pages of a route. Those of a kind share their critical CSS, and each kind costs the policy a hash. The route by default. */
  readonly kindOf?: (route: string) => string;
  /** Returns how many elements of a page of a kind are in the first viewport or before it, at most, on a phone as on a desktop. 170 by default. */
  readonly elementsInViewport?: (kind: string) => number;
  /** The most bytes of critical CSS after Brotli. 4096 by default. */
  readonly maxCriticalCssBytes?: number;
  /** Attributes of the root element that inline scripts set before anything is painted. */
  readonly rootAttributes?: readonly string[];
  /** Takes out of the data what only search engines read, such as JSON-LD. */
  readonly extractMarkup?: (data: LoaderData) => ExtractedMarkup;
  /** Returns whether the page at a path is hydrated. One that is shown under other addresses must not be: the router would look for the address. */
  readonly isHydrated?: (path: string) => boolean;
  /** Returns the name of a further file with the page at a path without its scripts: `404.html` for hosts. */
  readonly staticCopyOf?: (path: string) => string | undefined;
}
