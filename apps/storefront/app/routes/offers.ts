import { createBagRules, createMerchandiseOffers } from '@marehalm/page-data/build';
import { loadPageSources } from '../server/page-sources.server';

/** Everything that an order may contain, by SKU: products, samples and gifts. */
export const loader = async () => {
  const sources = await loadPageSources();
  const { samples, gifts } = createBagRules(sources);
  const given = [...samples, ...gifts.map(({ offer }) => offer)];
  return Response.json({
    ...createMerchandiseOffers(sources),
    ...Object.fromEntries(given.map((offer) => [offer.sku, offer])),
  });
};
