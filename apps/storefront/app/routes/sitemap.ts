import { sitemap } from '../seo/sitemap.server';
import { xmlResponse } from '../seo/xml.server';

export const loader = async () => xmlResponse(await sitemap());
