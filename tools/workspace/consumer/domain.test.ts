// A stranger's project: only what npm installed, nothing of the workspace.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { dataLayerEntry } from '@marehalm/analytics';
import { bagTotals, emptyBag, money, reduceBag, type Offer } from '@marehalm/cart-domain';
import { createCmsClient } from '@marehalm/cms-client';
import { parseRichText, plainTextOf } from '@marehalm/cms-client/rich-text';
import { createStorefrontClient, parseMoney } from '@marehalm/commerce-client';
import { hrefFor, matchPath } from '@marehalm/i18n-routing';
import { createRecaptcha, RecaptchaError } from '@marehalm/recaptcha';
import { indexName, readSearchState } from '@marehalm/search';

test('cart-domain prices a bag with the tax it includes', () => {
  const serum: Offer = {
    sku: 'SERUM-30',
    product: 'serum',
    collections: [],
    kind: 'merchandise',
    price: money(25_000, 'DKK'),
    available: true,
  };
  const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 });
  const totals = bagTotals({
    bag,
    offers: (sku) => (sku === serum.sku ? serum : undefined),
    currency: 'DKK',
    vatRate: 0.25,
    at: new Date('2026-11-21T09:00:00Z'),
  });
  assert.deepEqual(totals.total, { amount: 50_000, currency: 'DKK' });
  assert.deepEqual(totals.includedTaxes, [{ rate: 0.25, amount: { amount: 10_000, currency: 'DKK' } }]);
});

test('i18n-routing finds the way there and back', () => {
  const path = hrefFor('product', 'da', { slug: 'lae-serum' });
  assert.equal(path, '/da/produkt/lae-serum');
  assert.equal(matchPath(path)?.name, 'product');
});

test('search names its indices and reads an address', () => {
  assert.equal(indexName('products', 'da'), 'products_da');
  assert.equal(readSearchState('?q=serum').query, 'serum');
});

test('cms-client answers with a value when nobody is there', async () => {
  const cms = createCmsClient({
    baseUrl: 'https://cms.example',
    retries: 0,
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  const answer = await cms.list('products', { locale: 'en' });
  assert.equal(answer.kind, 'unreachable');
  assert.equal(plainTextOf(parseRichText('Cold *water*')).trim(), 'Cold water');
});

test('commerce-client reads decimal money exactly', () => {
  assert.deepEqual(parseMoney({ amount: '129.5', currencyCode: 'DKK' }), { amount: 12_950, currency: 'DKK' });
  assert.equal(typeof createStorefrontClient, 'function');
});

test('recaptcha says that it has no key', () => {
  assert.throws(() => createRecaptcha({ siteKey: '' }), RecaptchaError);
});

test('analytics writes an entry of the data layer', () => {
  assert.deepEqual(dataLayerEntry({ name: 'search', term: 'serum' }), {
    event: 'search',
    search_term: 'serum',
  });
});

test('no domain library brings React along', () => {
  assert.equal(existsSync('node_modules/react'), false);
});
