import { alternatesFor, localeCodes } from '@marehalm/i18n-routing';
import { readConfiguration } from '../../build-steps/configuration';
import { sitePages } from '../catalogue/site-pages.server';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Every page that may be found, with its twins. */
export async function loader() {
  const { siteUrl } = readConfiguration(process.env);
  const pages = (await Promise.all(localeCodes.map(sitePages))).flat().filter((page) => !page.hidden);
  const entries = pages.map(({ match, parametersPerLocale }) => {
    const { canonical, alternates } = alternatesFor(match, parametersPerLocale, siteUrl);
    const links = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
    );
    return `<url><loc>${escape(canonical)}</loc>${links.join('')}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
