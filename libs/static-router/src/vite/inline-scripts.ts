import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const SUFFIX = '?inline-script';

/**
 * Creates a Vite plugin that resolves `import code from './start.ts?inline-script'` to the module bundled and minified into one classic script, as a string for
 * prerendered HTML. In the browser, where the script has already run, the string is empty.
 */
export function createInlineScriptsPlugin(): Plugin {
  return {
    name: 'static-router:inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return resolved ? `\0${resolved.id}${SUFFIX}` : null;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return null;
      const { config } = this.environment;
      if (config.consumer === 'client') return `export default '';`;
      const entry = id.slice(1, -SUFFIX.length);
      this.addWatchFile(entry);
      // Of the server's conditions, only the workspace's own apply to a browser script.
      const conditions = config.resolve.conditions.filter(
        (name) => !/^(?:node|development\|production)$/.test(name),
      );
      return `export default ${JSON.stringify(await bundleScript(entry, conditions))};`;
    },
  };
}
