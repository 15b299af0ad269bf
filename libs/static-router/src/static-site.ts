import type { InlineCodeHashes } from './prerender/hash-inline-code.ts';
import type { HeaderRules } from './prerender/headers-file.ts';
import type { PageRules } from './page-rules.ts';

/** Files that a service worker is built from. */
export interface ServiceWorkerSource {
  /** Path of its module, in which the build defines `PRECACHE`, a {@link Precache}. */
  readonly entry: string;
  /** Paths of pages that are cached at installation, with everything they load. */
  readonly pages: readonly string[];
  /** Paths of other files that are cached at installation. */
  readonly files: readonly string[];
  /** Matches the names of chunks that these pages load lazily. */
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
  /** Cache of the rendered pages of this build and the previous one. */
  readonly cacheDirectory: string;
  /** Files and folders that the bundles are built from, besides `lockfile`. The bundles are reused while none of them changes. */
  readonly sources: readonly string[];
  /** The file that locks the versions of dependencies. */
  readonly lockfile: string;
  /** Other inputs of the bundles, such as environment variables. */
  readonly settings?: unknown;
  /** Path of the module with the {@link PageRules}. Pages are rendered again when anything in its folder changes. */
  readonly pageRules: string;
  /** Package export conditions for the bundle of the service worker; none by default. */
  readonly conditions?: readonly string[];
  /** Folders of the site whose file names contain a content hash; `assets` by default. */
  readonly hashedDirectories?: readonly string[];
  /** Returns the response headers by path; `code` are the hashes of the inline code of all pages. */
  readonly headers: (code: InlineCodeHashes) => HeaderRules;
  readonly serviceWorker?: ServiceWorkerSource;
  /** Number of threads that render pages, each with the whole content in memory; by default one per core, at most four. */
  readonly threads?: number;
}

export type { HeaderRules, InlineCodeHashes, PageRules };
