import type { Plugin } from 'vite';
import { ofAllPages } from './chunks.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells Chromium to compile all of what every page loads as soon as it has come, in a thread of its own, and not one function after the other
 * when it is first called, where the page waits for it (v8.dev/blog/explicit-compile-hints). To other browsers it is a comment. It has to be
 * the first thing in a file, so it comes last, behind the minifier and what Vite writes there.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
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
        for (const name of ofAllPages) {
          const chunk = groups.find((group) => group.name === name);
          if (!chunk) this.error(`Cannot hint at ${name}: there is no such chunk`);
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
