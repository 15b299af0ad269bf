import { loadBagRules } from '../server/bag-terms.server';

export const loader = async () => Response.json(await loadBagRules());
