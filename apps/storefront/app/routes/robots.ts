import { readConfiguration } from '../../site/configuration';

export function loader() {
  const { siteUrl } = readConfiguration(process.env);
  // Nothing is barred: a search engine has to read `noindex` on the bag, the checkout and the account to leave them out.
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
