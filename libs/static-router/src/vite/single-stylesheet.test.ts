import { describe, expect, test } from 'vitest';
import { finishStylesheet } from './single-stylesheet.ts';

const order = '@layer tokens,base;';

describe('finishStylesheet()', () => {
  test.each([
    ['writes a value that never changes in its place', ':root{--a:1px}p{top:var(--a)}', '', 'p{top:1px}'],
    [
      'also where it stands in another',
      ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
      '',
      'p{top:calc(2*1px)}',
    ],
    [
      'not what depends on the window',
      ':root{--a:1px}@media (width>=1px){:root{--a:2px}}p{top:var(--a)}',
      '',
      ':root{--a:1px}@media (width>=1px){:root{--a:2px}}p{top:var(--a)}',
    ],
    [
      'not what code sets, nor what is made of it',
      ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
      'style.setProperty("--a",x)',
      ':root{--a:1px;--b:calc(2*var(--a))}p{top:var(--b)}',
    ],
    [
      'keeps what styles in code use',
      ':root{--a:1px;--c:red}p{top:var(--a)}',
      'replaceSync(".q{left:var(--a)}")',
      ':root{--a:1px}p{top:1px}',
    ],
    [
      'keeps what styles in code set for something of theirs',
      ':root{--a:1px}p{top:var(--a)}',
      'replaceSync(".q{--a:2px;left:var(--a)}")',
      ':root{--a:1px}p{top:var(--a)}',
    ],
    [
      'keeps what has another value to fall back on',
      ':root{--a:1px}p{top:var(--a,2px)}',
      '',
      ':root{--a:1px}p{top:var(--a,2px)}',
    ],
  ])('%s', (_, css, code, finished) => {
    expect(finishStylesheet(css, code, ['tokens', 'base'])).toBe(order + finished);
  });
});
