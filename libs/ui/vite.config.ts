import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { kitDefaults, scopedName } from './scripts/kit-defaults.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/**
 * Copies the style sheets of the tokens as they are written, and the files of the typefaces beside the styles that name them, so that
 * the built package needs no bundler to find them.
 */
function tokensAndFonts(): Plugin {
  return {
    name: 'marehalm:tokens-and-fonts',
    apply: 'build',
    closeBundle() {
      for (const file of ['tokens.css', 'base.css', 'fonts.css', 'first-letters.css'])
        copyFileSync(join(root, 'src/tokens', file), join(root, 'dist', file));
      cpSync(join(root, 'src/tokens/fonts'), join(root, 'dist/fonts'), { recursive: true });
      const css = readFileSync(join(root, 'src/tokens/other-letters.css'), 'utf8').replaceAll(
        /url\('(@fontsource-variable\/[^']+)'\)/g,
        (_url, file: string) => {
          copyFileSync(require.resolve(file), join(root, 'dist/fonts', basename(file)));
          return `url('./fonts/${basename(file)}')`;
        },
      );
      writeFileSync(join(root, 'dist/other-letters.css'), css);
    },
  };
}

/** `css` without comments and needless space. */
const minified = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1');

/** Puts the element defaults of components before their styles. */
function defaultsBeforeStyles(): Plugin {
  return {
    name: 'marehalm:kit-defaults',
    apply: 'build',
    closeBundle() {
      const file = join(root, 'dist/style.css');
      // The order of the layers, for pages that import this file before tokens.css.
      const order = '@layer tokens,base,components,blocks,pages;';
      writeFileSync(file, `${order}${minified(kitDefaults())}${readFileSync(file, 'utf8')}`);
    },
  };
}

/** The package as it is published: one ES module a component, one stylesheet, the tokens as they are written. */
export default defineConfig({
  root,
  plugins: [react(), tokensAndFonts(), defaultsBeforeStyles()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    sourcemap: true,
    lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'style' },
    rolldownOptions: {
      external: [/^react($|\/|-dom)/, /^embla-carousel/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
