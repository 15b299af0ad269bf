import type { Plugin } from 'vite';

const FILES = /\/react-router\/dist\/production\//;
const MADE = /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Code of React Router of which a bundler can leave out the components that nothing uses, `<Link>` and `<Form>` and all that
 * they need: it keeps what a call makes unless the call is said to have no effect, and what a name is given to.
 */
export function shakeable(code: string): string {
  return code.replaceAll(MADE, '/* @__PURE__ */ ').replaceAll(NAMED, '');
}

/** Applies {@link shakeable} to what is built for browsers. */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return FILES.test(id) ? { code: shakeable(code), map: null } : undefined;
    },
  };
}
