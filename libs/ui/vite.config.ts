import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { createScopedElementStyles, createScopedName } from './scripts/kit-defaults.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/**
 * Copies the stylesheets of the tokens unchanged, and the font files next to the styles that refer to them, so that the built
 * package needs no bundler to find them.
 */
function copyTokensAndFonts(): Plugin {
  return {
    name: 'marehalm:tokens-and-fonts',
    apply: 'build',
    closeBundle() {
      for (const file of ['tokens.css', 'base.css', 'fonts.css', 'latin-fonts.css'])
        copyFileSync(join(root, 'src/tokens', file), join(root, 'dist', file));
      cpSync(join(root, 'src/tokens/fonts'), join(root, 'dist/fonts'), { recursive: true });
      const css = readFileSync(join(root, 'src/tokens/extended-fonts.css'), 'utf8').replaceAll(
        /url\('(@fontsource-variable\/[^']+)'\)/g,
        (_url, file: string) => {
          copyFileSync(require.resolve(file), join(root, 'dist/fonts', basename(file)));
          return `url('./fonts/${basename(file)}')`;
        },
      );
      writeFileSync(join(root, 'dist/extended-fonts.css'), css);
    },
  };
}

/** Removes comments and unneeded space. */
const minifyCss = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1');

/** Order of the layers, for pages that import a sheet before tokens.css. */
const LAYERS = '@layer tokens,base,components,blocks,pages;';

/**
 * Prepends the element defaults to the components' styles, and writes them separately as well: `css/defaults.css`, and one sheet
 * per component.
 */
function createComponentStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'marehalm:styles-of-components',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const file = join(root, 'dist/style.css');
      const defaults = minifyCss(createScopedElementStyles());
      writeFileSync(file, `${LAYERS}${defaults}${readFileSync(file, 'utf8')}`);
      mkdirSync(join(root, 'dist/css'), { recursive: true });
      writeFileSync(join(root, 'dist/css/defaults.css'), LAYERS + defaults);
      for (const sheet of globSync('src/[A-Z]*/*.module.css', { cwd: root })) {
        const source = join(root, sheet);
        const { code } = await preprocessCSS(readFileSync(source, 'utf8'), source, config);
        writeFileSync(
          join(root, 'dist/css', basename(sheet).replace('.module', '')),
          LAYERS + minifyCss(code),
        );
      }
    },
  };
}

/** The published package: one ES module per component, one stylesheet, the tokens unchanged. */
export default defineConfig({
  root,
  plugins: [react(), copyTokensAndFonts(), createComponentStyles()],
  css: { modules: { generateScopedName: createScopedName } },
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
