import { createOffers } from '@marehalm/page-data/build';
import { loadPageSources } from '../server/page-sources.server';

export const loader = async () => Response.json(createOffers(await loadPageSources()));
