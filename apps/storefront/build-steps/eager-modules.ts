import { parseAst, type Plugin } from 'vite';

const RUNTIME = /rolldown-runtime/;

/**
 * Minified code whose CommonJS modules, React's, stand in parentheses: a browser then compiles them as soon as they have come, in a thread
 * of its own, and not when they are first run, where the page waits for it
 * (v8.dev/blog/preparser#pife). The bundler writes them so; a minifier takes the parentheses away.
 *
 * @param code A chunk that imports the bundler's runtime, from which the wrappers of such modules come; any other is left as it is.
 */
export function compiledEarly(code: string): string {
  const { body } = parseAst(code);
  const wrappers = new Set(
    body.flatMap((node) =>
      node.type === 'ImportDeclaration' && RUNTIME.test(node.source.value)
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  const modules = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' && init.callee.type === 'Identifier' && wrappers.has(init.callee.name)
        ? init.arguments
        : [],
    )
    .filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
  return modules.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}(${rest.slice(start, end)})${rest.slice(end)}`,
    code,
  );
}

/** Applies {@link compiledEarly} to what is built for browsers, behind the minifier. */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      order: 'post',
      handler: (code) => ({ code: compiledEarly(code), map: null }),
    },
  };
}
