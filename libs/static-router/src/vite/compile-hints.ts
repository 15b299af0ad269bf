import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells Chromium to compile all of what every page loads in a background thread, and not function by function when each is first called, where the
 * page waits for it (v8.dev/blog/explicit-compile-hints). To other browsers it is a comment. It has to be first in a file, so it is added last.
 *
 * @param names Of the chunks that every page loads.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'static-router:compile-hints',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Routes may have the same names.
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
