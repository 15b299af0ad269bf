import type { Plugin, UserConfig } from 'vite';
import { toCodeSplittingOptions, selectPreloads, type ChunkGroup } from './vite/chunk-groups.ts';
import { createCompileHintsPlugin } from './vite/compile-hints.ts';
import { createInlineScriptsPlugin } from './vite/inline-scripts.ts';
import { createSingleStylesheetPlugin } from './vite/single-stylesheet.ts';

export type { ChunkGroup };

/** Options of {@link staticRouter}. */
export interface StaticRouterOptions {
  /** Cascade layers in their order: the beginning of the stylesheet. */
  readonly layers?: readonly string[];
  /** Modules that become one chunk. */
  readonly chunks?: readonly ChunkGroup[];
  /** Names of further chunks that every page has by the time it loads a lazy part. */
  readonly alwaysLoadedChunks?: readonly string[];
}

/** Every page names its files, and the files name each other: 42 bits tell the contents of one name apart well enough. */
const HASHED_NAME = 'assets/[name]-[hash:7]';

/**
 * Vite plugins for a static site, to stand before React Router's own: one stylesheet for all pages, chunks that compress well, inline scripts
 * (`?inline-script`), and names that are hashes of contents.
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
        // HTML is full of class names.
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
            // What some pages have from the start others load later.
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
