import postcss from 'postcss';
import type { Plugin } from 'vite';
import { dropUnusedProperties, putConstantsInPlace } from './custom-properties.ts';

/** As `tokens.css` of the kit orders them; a layer that is named later loses its place. */
const ORDER = '@layer tokens,base,components,blocks,pages;';

/**
 * The stylesheet of the shop as it is served. It begins with the order of the cascade layers, which the styles of whichever chunk comes
 * first would fix otherwise, and says values instead of naming them.
 *
 * @param code All code that may come into the same pages.
 */
export function finishStylesheet(css: string, code: string): string {
  const root = postcss.parse(ORDER + css);
  const inCode = new Set(code.match(/--[\w-]+/g));
  // What code does but name in a value it may set, and read.
  const isCodes = new Set(code.replaceAll(/var\(--[\w-]+/g, '').match(/--[\w-]+/g));
  putConstantsInPlace(root, (name) => !isCodes.has(name));
  dropUnusedProperties(root, (name) => !inCode.has(name));
  return root.toString();
}

/** Applies {@link finishStylesheet} to what browsers fetch; what is built of styles for the server is not written. */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const code = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
      for (const file of files) {
        const [name = ''] = file.type === 'asset' ? file.names : [];
        if (file.type !== 'asset' || name !== 'style.css') continue;
        Reflect.deleteProperty(bundle, file.fileName);
        if (this.environment.config.consumer === 'server') continue;
        const source =
          typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
        const [originalFileName = ''] = file.originalFileNames;
        // Anew, so that its name says what is in it.
        this.emitFile({ type: 'asset', name, originalFileName, source: finishStylesheet(source, code) });
      }
    },
  };
}
