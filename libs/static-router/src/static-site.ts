import type { InlineCodeHashes } from './prerender/hash-inline-code.ts';
import type { HeaderRules } from './prerender/headers-file.ts';
import type { PageRules } from './page-rules.ts';

/** Files that a service worker is built from. */
export interface ServiceWorkerSource {
  /** Its module, in which `PRECACHE` is a {@link Precache}. */
  readonly entry: string;
  /** Paths of pages that are cached with everything they load, before they have been seen. */
  readonly pages: readonly string[];
  /** Paths of further files. */
  readonly files: readonly string[];
  /** Matches names of further chunks, which these pages load lazily. */
  readonly lazyChunks?: RegExp;
}

/** The files that a service worker caches when it is installed. */
export interface Precache {
  /** Version of all pages: if it changes, cached files are requested again. */
  readonly version: string;
  /** Paths. */
  readonly files: readonly string[];
}

/** Configuration of a site's build. Directories are absolute. */
export interface StaticSite {
  /** The folder of `vite.config.ts`; bundles are written to its `build`. */
  readonly appDirectory: string;
  /** The finished site. */
  readonly outDirectory: string;
  /** Pages of this build and the one before. */
  readonly cacheDirectory: string;
  /** Files and folders that the bundles are built from, besides `package-lock.json`: while none changes, neither do they. */
  readonly sources: readonly string[];
  /** The file that locks the versions of dependencies. */
  readonly lockfile: string;
  /** Other inputs of the bundles, such as environment variables. */
  readonly settings?: unknown;
  /** The module with the {@link PageRules}. Pages are rendered again when anything in its folder changes. */
  readonly pageRules: string;
  /** Conditions for resolving packages in the service worker. */
  readonly conditions?: readonly string[];
  /** Folders of the site whose files are named by their content. `assets` by default. */
  readonly hashedDirectories?: readonly string[];
  /** Returns the response headers by path; `code` is what all pages have inline. */
  readonly headers: (code: InlineCodeHashes) => HeaderRules;
  readonly serviceWorker?: ServiceWorkerSource;
  /** Threads that render pages. Each holds the whole content. Four, or one for each core, by default. */
  readonly threads?: number;
}

export type { HeaderRules, InlineCodeHashes, PageRules };
