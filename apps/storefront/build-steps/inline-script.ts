import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/** `import code from './boot.ts?inline-script'`: the module bundled and minified into one classic script, as a string. */
export function inlineScripts(): Plugin {
  return {
    name: 'marehalm:inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return resolved ? `\0${resolved.id}${SUFFIX}` : null;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return null;
      const entry = id.slice(1, -SUFFIX.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@marehalm/source'] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' }, external: [] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (!chunk || chunk.type !== 'chunk') throw new Error(`Cannot inline ${entry}: the bundle has no code`);
  return chunk.code;
}
