import { createSitemap } from '@marehalm/page-data/build';
import { loadPageSources } from '../server/page-sources.server';
import { createXmlResponse } from '../server/xml-response.server';

export const loader = async () => createXmlResponse(createSitemap(await loadPageSources()));
