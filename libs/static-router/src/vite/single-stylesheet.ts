import postcss from 'postcss';
import type { Plugin } from 'vite';
import {
  removeUnusedCustomProperties,
  inlineConstantCustomProperties,
} from '../internal/custom-properties.ts';

/**
 * Returns the stylesheet as it is served: starts with the order of the cascade layers, replaces constant custom properties by
 * their values, and removes unused ones.
 *
 * @param code All code that may be loaded by the same pages.
 */
export function optimizeStylesheet(css: string, code: string, layers: readonly string[]): string {
  const root = postcss.parse((layers.length > 0 ? `@layer ${layers.join(',')};` : '') + css);
  const namedInCode = new Set(code.match(/--[\w-]+/g));
  // Code may set a property that it names outside of `var()`.
  const setInCode = new Set(code.replaceAll(/var\(--[\w-]+/g, '').match(/--[\w-]+/g));
  inlineConstantCustomProperties(root, (name) => !setInCode.has(name));
  removeUnusedCustomProperties(root, (name) => !namedInCode.has(name));
  return root.toString();
}

/**
 * Creates a Vite plugin that writes one stylesheet for all pages, see {@link optimizeStylesheet}. Compressed, it is smaller than the many files of one
 * page, later pages have it in the cache, and HTML whose code loads later is styled from the start.
 */
export function createSingleStylesheetPlugin(layers: readonly string[]): Plugin {
  return {
    name: 'static-router:single-stylesheet',
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
        const css = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
        const [originalFileName = ''] = file.originalFileNames;
        // Emitted again so that its name contains the hash of the new content.
        const source = optimizeStylesheet(css, code, layers);
        this.emitFile({ type: 'asset', name, originalFileName, source });
      }
    },
  };
}
