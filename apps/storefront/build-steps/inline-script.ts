import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

const SUFFIX = '?inline-script';

/**
 * `import code from './boot.ts?inline-script'`: the module bundled and minified into one classic script, as a string. Only HTML is
 * made of it: to the browser, where it has run before anything else comes, it is an empty one.
 */
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
      if (this.environment.config.consumer === 'client') return `export default '';`;
      const entry = id.slice(1, -SUFFIX.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}
