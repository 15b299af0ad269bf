import { marketIds } from '@marehalm/shop';
import { type Content } from '../load-content.ts';
import {
  reportUnknownId,
  reportUnknownIds,
  collectIds,
  type PropertyPath,
  type ReportProblem,
} from './problem-report.ts';

/** Checks samples, gifts, codes, markets and gift cards. */
export function checkCommercialContent(content: Content, report: ReportProblem) {
  const { offers, promoCodes, markets, giftCards } = content;
  const products = collectIds(content.products);
  const collections = collectIds(content.collections);
  const gifts = collectIds(offers.gifts);

  offers.samples.items.forEach((sample, index) => {
    const path = ['samples', 'items', index];
    reportUnknownId(report, offers, [...path, 'product'], sample.product, products, 'product');
    const expected = `MH-SAMPLE-${sample.id}`.toUpperCase();
    if (sample.sku !== expected) report(offers, [...path, 'sku'], `must be ${expected}`);
  });
  offers.gifts.forEach((rule, index) => {
    const path = ['gifts', index];
    const given = content.products.find(({ id }) => id === rule.gift.product);
    if (!given?.sizes.some((size) => size.id === rule.gift.size)) {
      report(offers, [...path, 'gift'], `no product "${rule.gift.product}" has a size "${rule.gift.size}"`);
    }
    const expected = `MH-FREE-${rule.gift.product}-${rule.gift.size}`.toUpperCase();
    if (rule.gift.sku !== expected) report(offers, [...path, 'gift', 'sku'], `must be ${expected}`);
    reportUnknownIds(report, offers, [...path, 'replaces'], rule.replaces ?? [], gifts, 'gift');
    if (rule.kind === 'buy-product') {
      reportUnknownId(report, offers, [...path, 'product'], rule.product, products, 'product');
    }
    if (rule.kind === 'buy-collection') {
      reportUnknownId(report, offers, [...path, 'collection'], rule.collection, collections, 'collection');
    }
  });

  promoCodes.forEach((code, index) => {
    if (code.kind === 'percentage' && code.rate === undefined)
      report(promoCodes, [index, 'rate'], 'is missing');
    if (code.kind === 'fixed' && !code.amounts) report(promoCodes, [index, 'amounts'], 'is missing');
    if (code.scope.kind === 'collection') {
      const { collection } = code.scope;
      reportUnknownId(
        report,
        promoCodes,
        [index, 'scope', 'collection'],
        collection,
        collections,
        'collection',
      );
    }
    if (code.scope.kind === 'products') {
      reportUnknownIds(
        report,
        promoCodes,
        [index, 'scope', 'products'],
        code.scope.products,
        products,
        'product',
      );
    }
    if (code.validFrom !== undefined && code.validTo !== undefined && code.validFrom > code.validTo) {
      report(promoCodes, [index, 'validTo'], 'is before the first day');
    }
  });

  for (const id of marketIds) {
    if (!markets.some((market) => market.id === id)) report(markets, [], `has no market "${id}"`);
  }
  markets.forEach((market, index) => {
    const prices: { path: PropertyPath; price: { currency: string } }[] = [
      ...market.deliveryMethods.map(({ price }, at) => ({ path: ['deliveryMethods', at, 'price'], price })),
      { path: ['freeDelivery', 'from'], price: market.freeDelivery.from },
      { path: ['giftWrap'], price: market.giftWrap },
    ];
    for (const { path, price } of prices) {
      if (price.currency !== market.currency) {
        report(markets, [index, ...path, 'currency'], `must be ${market.currency}, the market's currency`);
      }
    }
    const { method } = market.freeDelivery;
    if (method !== undefined) {
      reportUnknownId(
        report,
        markets,
        [index, 'freeDelivery', 'method'],
        method,
        collectIds(market.deliveryMethods),
        'delivery method',
      );
    }
  });

  reportUnknownId(report, giftCards, ['picture'], giftCards.picture, collectIds(content.pictures), 'picture');
}
