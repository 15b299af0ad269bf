import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const SUFFIX = '?inline-script';

/**
 * Resolves `import code from './start.ts?inline-script'` to the module bundled and minified into one classic script, as a string. HTML is made of it
 * while rendering; in the browser, where it has run by then, the string is empty.
 */
export function inlineScripts(): Plugin {
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
      // Those of the server mean nothing to a script for browsers, besides the workspace's own.
      const conditions = config.resolve.conditions.filter(
        (name) => !/^(?:node|development\|production)$/.test(name),
      );
      return `export default ${JSON.stringify(await bundleScript(entry, conditions))};`;
    },
  };
}
