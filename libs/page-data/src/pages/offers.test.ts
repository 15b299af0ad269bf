import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { createOffers } from './offers.ts';

test('createOffers() has every size of every product, samples and gifts', () => {
  const sources = createSampleSources();
  expect(Object.keys(createOffers(sources))).toEqual([
    ...sources.contents.en.products.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)),
    'MH-SAMPLE-1',
    'MH-GIFT-1',
    'MH-GIFT-2',
  ]);
});
