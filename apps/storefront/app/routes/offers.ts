import { loadOffers } from '../catalogue/offers.server';

export const loader = async () => Response.json(await loadOffers());
