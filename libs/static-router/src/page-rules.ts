import type { LoaderDataEntries } from './internal/react-router.ts';

export type { LoaderDataEntries };

/** Loader data, and HTML made of the data that was removed from it. */
export interface ExtractedMarkup {
  /** The loaders' data, for rendering and for hydration. */
  readonly data: LoaderDataEntries;
  /** HTML for the end of the body. */
  readonly markup: string;
}

/** The build's rules for the pages of a site: the default export of the module named by {@link StaticSite.pageRules}. */
export interface PageRules {
  /** Returns the name of the route that shows a path; `undefined` for a file, which is served as its loader gives it. */
  readonly routeOf: (path: string) => string | undefined;
  /** Returns the kind of the pages of a route. Those of a kind share their critical CSS, and each kind costs the policy a hash. The route by default. */
  readonly kindOf?: (route: string) => string;
  /** Returns how many elements of a page of a kind are in the first viewport or before it, at most, on a phone as on a desktop. 170 by default. */
  readonly elementsInViewport?: (kind: string) => number;
  /** The most bytes of critical CSS after Brotli. 4096 by default. */
  readonly maxCriticalCssBytes?: number;
  /** Attributes that inline scripts set on the root element before the first paint. */
  readonly rootAttributes?: readonly string[];
  /** Separates data that only search engines read, such as JSON-LD. */
  readonly extractMarkup?: (data: LoaderDataEntries) => ExtractedMarkup;
  /** Returns whether the page at a path is hydrated. A page that is served at other addresses must not be: the router would match the wrong address. */
  readonly isHydrated?: (path: string) => boolean;
  /** Returns the name of a further file with the page at a path without its scripts: `404.html` for hosts. */
  readonly staticCopyOf?: (path: string) => string | undefined;
}
