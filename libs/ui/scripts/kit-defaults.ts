import { readFileSync } from 'node:fs';

/** Names of the kit's classes begin with it, in the built package and in Storybook. */
const CLASS_PREFIX = 'mh-';

/** For `css.modules` of Vite: `mh-Button-label`. */
export const scopedName = (name: string, file: string): string =>
  `${CLASS_PREFIX}${/(\w+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}`;

/** What the kit draws and what stands in it, without any specificity. */
const kit = [`[class^='${CLASS_PREFIX}']`, `[class*=' ${CLASS_PREFIX}']`];
const inKit = `:where(${[...kit, ...kit.map((own) => `${own} *`)].join(', ')})`;

/** `selector` for elements of the kit alone. */
const narrowed = (selector: string) => inKit + (selector === '*' ? '' : selector);

/**
 * The element defaults of `base.css` for what the kit draws, and for nothing else in a page: components look the same whether the
 * page takes `base.css` or not. They stand in the layer `base`, so whatever a page says itself wins.
 * @throws Error when `base.css` does not begin with its element defaults.
 */
export function kitDefaults(): string {
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
            .map((selector) => narrowed(selector.trim()))
            .join(', ')} {`,
    );
  return `@layer base {\n${rules}\n}\n`;
}
