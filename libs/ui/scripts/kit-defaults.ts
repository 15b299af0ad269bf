import { readFileSync } from 'node:fs';

/** Prefix of the kit's class names, in the built package and in Storybook. */
const CLASS_PREFIX = 'mh-';

/** For `css.modules` of Vite: `mh-Button-label`. */
export const createScopedName = (name: string, file: string): string =>
  `${CLASS_PREFIX}${/(\w+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}`;

/** Selects elements of the kit and their descendants, with zero specificity. */
const kitSelectors = [`[class^='${CLASS_PREFIX}']`, `[class*=' ${CLASS_PREFIX}']`];
const KIT_SELECTOR = `:where(${[...kitSelectors, ...kitSelectors.map((own) => `${own} *`)].join(', ')})`;

/** Restricts `selector` to elements of the kit. */
const narrowToKit = (selector: string) => KIT_SELECTOR + (selector === '*' ? '' : selector);

/**
 * Restricts the element defaults of `base.css` to elements of the kit, so that components look the same whether or not a page
 * imports `base.css`. They are in the layer `base`, so styles of the page take precedence.
 * @throws Error when `base.css` does not start with its element defaults.
 */
export function createScopedElementStyles(): string {
  const base = readFileSync(new URL('../src/tokens/base.css', import.meta.url), 'utf8');
  const elements = /@layer base \{\n([\s\S]*?)\n\}\n/.exec(base)?.[1];
  if (elements === undefined)
    throw new Error('Cannot find the element defaults: base.css has no layer "base"');
  const rules = elements
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(@[^{}]*|[^{}@;]+)\{/g, (whole, head: string) =>
      head.startsWith('@')
        ? whole
        : `${head
            .split(/,(?![^(]*\))/)
            .map((selector) => narrowToKit(selector.trim()))
            .join(', ')} {`,
    );
  return `@layer base {\n${rules}\n}\n`;
}
