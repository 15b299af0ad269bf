import { loadBagRules } from '../server/bag-rules.server';

export const loader = async () => Response.json(await loadBagRules());
