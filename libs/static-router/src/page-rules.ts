import type { LoaderDataEntries } from './internal/react-router.ts';

export type { LoaderDataEntries };

/** Loader data, and the HTML made from data that was removed from it. */
export interface ExtractedMarkup {
  /** The loaders' data, for rendering and for hydration. */
  readonly data: LoaderDataEntries;
  /** HTML for the end of the body. */
  readonly markup: string;
}

/** The build's rules for the pages of a site: the default export of the module named by {@link StaticSite.pageRules}. */
export interface PageRules {
  /** Returns the name of the route of a path; `undefined` for a resource route, whose response becomes a file. */
  readonly routeOf: (path: string) => string | undefined;
  /** Returns the kind of the pages of a route; the route by default. Pages of a kind share critical CSS, and each kind adds a hash to the policy. */
  readonly kindOf?: (route: string) => string;
  /** Returns the maximum number of elements up to the end of the first viewport, on any device; 170 by default. */
  readonly elementsInViewport?: (kind: string) => number;
  /** Maximum size of critical CSS after Brotli, in bytes; 4096 by default. */
  readonly maxCriticalCssBytes?: number;
  /** Attributes that inline scripts set on the root element before the first paint. */
  readonly rootAttributes?: readonly string[];
  /** Extracts data that only search engines read, such as JSON-LD, from the loader data. */
  readonly extractMarkup?: (data: LoaderDataEntries) => ExtractedMarkup;
  /** Returns whether the page at a path is hydrated; true by default. Return false for a page that is served at other URLs, such as the 404 page. */
  readonly isHydrated?: (path: string) => boolean;
  /** Returns the name of a second file with the page at a path, without scripts, such as `404.html` for hosts. */
  readonly staticCopyOf?: (path: string) => string | undefined;
}
