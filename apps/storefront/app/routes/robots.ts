import { parseConfiguration } from '../../site/configuration';

export function loader() {
  const { siteUrl } = parseConfiguration(process.env);
  // Nothing is disallowed, because search engines must fetch the bag, the checkout and the account to read their `noindex`.
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
