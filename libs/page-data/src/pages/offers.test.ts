import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { createOffers } from './offers.ts';
import { createWebAppManifest } from './web-app-manifest.ts';

test('createOffers() has every size of every product, samples and gifts', () => {
  const sources = createSampleSources();
  expect(Object.keys(createOffers(sources))).toEqual([
    ...sources.contents.en.products.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)),
    'MH-SAMPLE-1',
    'MH-GIFT-1',
    'MH-GIFT-2',
  ]);
});

test('createWebAppManifest() opens the front page of the language', () => {
  expect(createWebAppManifest('da', 'Hudpleje')).toMatchObject({
    id: '/da',
    lang: 'da',
    description: 'Hudpleje',
    start_url: '/da',
  });
});
