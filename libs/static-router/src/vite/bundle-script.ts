import { build } from 'vite';

/**
 * Bundles a module with everything it imports as one minified classic script.
 *
 * @param define Code that replaces each name.
 */
export async function bundleScript(
  entry: string,
  conditions: readonly string[],
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        external: [],
        onLog(level, log, handle) {
          // The directive "use client" of React libraries has no meaning in a script.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (!chunk || chunk.type !== 'chunk') throw new Error(`Cannot bundle ${entry}: it has no code`);
  return chunk.code;
}
