import { localeCodes, hrefFor } from '@marehalm/i18n-routing';
import { readConfiguration } from '../../build-steps/configuration';

export function loader() {
  const { siteUrl } = readConfiguration(process.env);
  const closed = localeCodes.flatMap((locale) => [
    hrefFor('cart', locale),
    hrefFor('checkout', locale),
    hrefFor('account', locale),
  ]);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
