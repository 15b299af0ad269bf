import { expect, test } from 'vitest';
import { createScopedElementStyles, createScopedName } from '../scripts/kit-defaults.ts';

test('createScopedName() joins component and part', () => {
  expect(createScopedName('label', '/libs/ui/src/Button/Button.module.css?used')).toBe('mh-Button-label');
});

test('createScopedElementStyles() selects nothing outside the kit', () => {
  const heads = [...createScopedElementStyles().matchAll(/(@[^{}]*|[^{}@;]+)\{/g)].map(([, head = '']) =>
    head.trim(),
  );
  const selectors = heads
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/));
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((selector) => !selector.trim().startsWith(":where([class^='mh-']"))).toEqual([]);
});

test('createScopedElementStyles() does not style the page', () => {
  expect(createScopedElementStyles()).not.toMatch(/(?<!-)\b(html|body)\b|view-transition/);
});
