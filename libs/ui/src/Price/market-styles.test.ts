import { expect, test } from 'vitest';
import { createMarketStyles } from './market-styles.ts';

test('createMarketStyles() hides all but the market of the root element, or of the page without one', () => {
  const hide = (root: string, market: string) => `${root} [data-market]:not([data-market='${market}'])`;
  expect(createMarketStyles({ markets: ['se', 'eu'], byLanguage: { sv: 'se' }, fallback: 'eu' })).toBe(
    `@layer tokens {${[
      hide(":root[data-market='se']", 'se'),
      hide(":root[data-market='eu']", 'eu'),
      hide(':root:not([data-market]):lang(sv)', 'se'),
      hide(':root:not([data-market]):not(:lang(sv))', 'eu'),
    ].join(',')}{display:none !important}}`,
  );
});

test('createMarketStyles() knows shops whose languages do not decide the market', () => {
  expect(createMarketStyles({ markets: ['us'], fallback: 'us' })).toContain(
    ':root:not([data-market]) [data-market]',
  );
});
