import { describe, expect, test } from 'vitest';
import { optimizeStylesheet } from './single-stylesheet.ts';

const order = '@layer tokens,base;';

describe('optimizeStylesheet()', () => {
  test.each([
    ['inlines a variable that never changes', ':root{--a:1px}p{top:var(--a)}', '', 'p{top:1px}'],
    [
      'inlines a variable within another',
      ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
      '',
      'p{top:calc(2*1px)}',
    ],
    [
      'keeps a variable that depends on the viewport',
      ':root{--a:1px}@media (width>=1px){:root{--a:2px}}p{top:var(--a)}',
      '',
      ':root{--a:1px}@media (width>=1px){:root{--a:2px}}p{top:var(--a)}',
    ],
    [
      'keeps a variable that code sets, and those derived from it',
      ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
      'style.setProperty("--a",x)',
      ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
    ],
    [
      'keeps a variable that inline styles use',
      ':root{--a:1px;--c:red}p{top:var(--a)}',
      'replaceSync(".q{left:var(--a)}")',
      ':root{--a:1px}p{top:1px}',
    ],
    [
      'keeps a variable that inline styles set for a descendant',
      ':root{--a:1px}p{top:var(--a)}',
      'replaceSync(".q{--a:2px;left:var(--a)}")',
      ':root{--a:1px}p{top:var(--a)}',
    ],
    [
      'keeps a variable with a fallback',
      ':root{--a:1px}p{top:var(--a,2px)}',
      '',
      ':root{--a:1px}p{top:var(--a,2px)}',
    ],
  ])('%s', (_, css, code, finished) => {
    expect(optimizeStylesheet(css, code, ['tokens', 'base'])).toBe(order + finished);
  });
});
