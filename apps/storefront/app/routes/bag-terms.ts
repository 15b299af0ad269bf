import { loadBagTerms } from '../features/bag/bag-terms.server';

export const loader = async () => Response.json(await loadBagTerms());
