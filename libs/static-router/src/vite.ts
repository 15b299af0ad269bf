import type { Plugin, UserConfig } from 'vite';
import { toCodeSplittingOptions, selectPreloads, type ChunkGroup } from './vite/chunk-groups.ts';
import { createCompileHintsPlugin } from './vite/compile-hints.ts';
import { createInlineScriptsPlugin } from './vite/inline-scripts.ts';
import { createSingleStylesheetPlugin } from './vite/single-stylesheet.ts';

export type { ChunkGroup };

/** Options of {@link staticRouter}. */
export interface StaticRouterOptions {
  /** Names of the cascade layers in order, for the `@layer` statement at the start of the stylesheet. */
  readonly layers?: readonly string[];
  /** Modules that become one chunk. */
  readonly chunks?: readonly ChunkGroup[];
  /** Names of other chunks that every page has loaded before a lazy part. */
  readonly alwaysLoadedChunks?: readonly string[];
}

/** Short hashes keep pages small, because pages and files contain many file names; 42 bits suffice for versions of one name. */
const HASHED_NAME = 'assets/[name]-[hash:7]';

/**
 * Returns Vite plugins for a static site: one stylesheet for all pages, chunks that compress well, inline scripts (`?inline-script`), and content
 * hashes in file names. Put them before React Router's plugin.
 */
export function staticRouter({
  layers = [],
  chunks = [],
  alwaysLoadedChunks = [],
}: StaticRouterOptions = {}): Plugin[] {
  const onEveryPage = chunks.filter(({ isOnEveryPage }) => isOnEveryPage).map(({ name }) => name);
  return [
    {
      name: 'static-router',
      enforce: 'pre',
      config: (_config, { command }): UserConfig => ({
        // Short class names, because HTML contains many.
        ...(command === 'build' ? { css: { modules: { generateScopedName: '[hash:base64:5]' } } } : {}),
        build: {
          assetsInlineLimit: 0,
          modulePreload: {
            resolveDependencies: (_file, files) =>
              selectPreloads(files, [...onEveryPage, ...alwaysLoadedChunks]),
          },
          cssCodeSplit: false,
          rolldownOptions: {
            ...(chunks.length > 0 ? { output: { codeSplitting: toCodeSplittingOptions(chunks) } } : {}),
            // Some pages import statically what others import dynamically.
            checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          },
        },
        environments: {
          client: {
            build: {
              rolldownOptions: {
                output: {
                  entryFileNames: `${HASHED_NAME}.js`,
                  chunkFileNames: `${HASHED_NAME}.js`,
                  assetFileNames: `${HASHED_NAME}.[ext]`,
                },
              },
            },
          },
        },
      }),
    },
    createInlineScriptsPlugin(),
    createSingleStylesheetPlugin(layers),
    createCompileHintsPlugin(onEveryPage),
  ];
}
