import type { Plugin } from 'vite';

/** As `tokens.css` of the kit orders them; a layer that is named later loses its place. */
const ORDER = '@layer tokens,base,components,blocks,pages;';

/**
 * Begins every stylesheet of the build with the order of the cascade layers: in one file for the whole shop, the styles of
 * whichever chunk comes first would fix it otherwise. Browsers fetch the one of their own bundle; that of the server is not written.
 */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        if (this.environment.config.consumer === 'server') Reflect.deleteProperty(bundle, file.fileName);
        const source =
          typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
        if (source.includes('@layer')) file.source = ORDER + source;
      }
    },
  };
}
