import { loadSearchGuide } from '../features/search/search-guide.server';

export const loader = async () => Response.json(await loadSearchGuide());
