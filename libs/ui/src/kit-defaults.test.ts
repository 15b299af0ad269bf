import { expect, test } from 'vitest';
import { kitDefaults, scopedName } from '../scripts/kit-defaults.ts';

test('scopedName() joins component and part', () => {
  expect(scopedName('label', '/libs/ui/src/Button/Button.module.css?used')).toBe('mh-Button-label');
});

test('kitDefaults() selects nothing outside the kit', () => {
  const heads = [...kitDefaults().matchAll(/(@[^{}]*|[^{}@;]+)\{/g)].map(([, head = '']) => head.trim());
  const selectors = heads
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/));
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((selector) => !selector.trim().startsWith(":where([class^='mh-']"))).toEqual([]);
});

test('kitDefaults() does not style the page', () => {
  expect(kitDefaults()).not.toMatch(/(?<!-)\b(html|body)\b|view-transition/);
});
