import { sitemap } from '../server/sitemap.server';
import { xmlResponse } from '../server/xml.server';

export const loader = async () => xmlResponse(await sitemap());
