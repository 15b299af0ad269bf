import { loadSearchGuide } from '../server/search-guide.server';

export const loader = async () => Response.json(await loadSearchGuide());
