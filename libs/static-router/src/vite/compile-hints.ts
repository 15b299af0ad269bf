import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Creates a Vite plugin that adds a hint for Chromium to compile the chunks of every page eagerly in a background thread instead of function by function on the main thread
 * (v8.dev/blog/explicit-compile-hints). Other browsers ignore the hint, a comment. It must be the first line of a file, so the plugin runs last.
 *
 * @param names Names of the chunks that every page loads.
 */
export function createCompileHintsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'static-router:compile-hints',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Chunks of routes may have the same names.
        const groups = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && !file.facadeModuleId ? file : [],
        );
        for (const name of names) {
          const chunk = groups.find((group) => group.name === name);
          if (!chunk) this.error(`Cannot add a compile hint to ${name}: there is no such chunk`);
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
