import { createSitemap } from '../server/sitemap.server';
import { createXmlResponse } from '../server/xml-response.server';

export const loader = async () => createXmlResponse(await createSitemap());
