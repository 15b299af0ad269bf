import { loadMerchandiseOffers } from '../server/merchandise-offers.server';
import { loadBagRules } from '../server/bag-rules.server';

/** Everything that an order may contain, by SKU: products, samples and gifts. */
export const loader = async () => {
  const [sold, { samples, gifts }] = await Promise.all([loadMerchandiseOffers(), loadBagRules()]);
  const given = [...samples, ...gifts.map(({ offer }) => offer)];
  return Response.json({ ...sold, ...Object.fromEntries(given.map((offer) => [offer.sku, offer])) });
};
