import assert from 'node:assert/strict';
import { formatMoney, money } from '@marehalm/cart-domain/money';
import { createRouting } from '@marehalm/i18n-routing';

assert.equal(formatMoney(money(1_100, 'JPY'), 'ja-JP'), '￥1,100');
const site = createRouting({
  locales: { ja: { prefix: '' }, ar: { prefix: 'ar' } },
  defaultLocale: 'ja',
  routes: { product: { ja: 'products/:slug', ar: 'muntaj/:slug' } },
});
assert.equal(site.hrefFor('product', 'ar', { slug: 'x' }), '/ar/muntaj/x');
