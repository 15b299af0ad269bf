import { statSync } from 'node:fs';
import path from 'node:path';
import type { VideoPathsByCmsPath } from '@marehalm/media';
import { createJsonFileReader } from '@marehalm/media/json-file-reader';
import {
  createPageSite,
  fetchContents,
  fetchVariantsPerMarket,
  type PageSources,
  type PageTexts,
} from '@marehalm/page-data/build';
import { mapLocales, mapMarkets } from '@marehalm/shop';
import { memoizeAsync } from '@marehalm/static-router/server';
import { parseConfiguration } from '../../site/configuration.ts';
import { getIntl } from './intl.server.ts';

/** Milliseconds. In development a changed content file shows at once; a build reads everything once. */
const KEPT_FOR_MS = process.env.NODE_ENV === 'development' ? 500 : Number.POSITIVE_INFINITY;

const readMadePictures = createJsonFileReader<PageSources['pictures']>(path.resolve('.cache/pictures.json'));
const readMadeVideos = createJsonFileReader<VideoPathsByCmsPath>(path.resolve('.cache/videos.json'));

const texts = mapLocales((locale): PageTexts => {
  const intl = getIntl(locale);
  return {
    home: intl.formatMessage({ id: 'site.home' }),
    formatDraftTitle: (title) => intl.formatMessage({ id: 'page.draft' }, { title }),
    formatDelivery: ({ market, days: [from, to], price, freeFrom }) =>
      intl.formatMessage({ id: `product.delivery.${market}` }, { price, freeFrom, from, to }),
    formatSeeSeries: (series) => intl.formatMessage({ id: 'list.seeSeries' }, { series }),
  };
});

const loadOnce = memoizeAsync<'all', PageSources>(
  async () => {
    const { servicesUrl, siteUrl, public: shop, ...content } = parseConfiguration(process.env);
    const [contents, variants] = await Promise.all([
      fetchContents({ ...content, warn: console.warn }),
      fetchVariantsPerMarket(
        mapMarkets((id) => ({
          ...shop.shops[id],
          endpoint: new URL(shop.shops[id].endpoint, servicesUrl).href,
        })),
      ),
    ]);
    return {
      contents,
      variants,
      pictures: readMadePictures(),
      videoPaths: readMadeVideos(),
      site: createPageSite(siteUrl),
      texts,
    };
  },
  { keepForMs: KEPT_FOR_MS, version: contentSaved },
);

/**
 * Loads what pages are made from, as the configuration says: once per build, and anew in development when 500 ms have passed or a
 * content file has changed.
 *
 * @throws Error when the CMS or a shop does not answer, which stops the build.
 */
export const loadPageSources = (): Promise<PageSources> => loadOnce('all');

/** When the local content was read anew, in development; see `tools/media/src/content-updates-plugin.ts`. */
function contentSaved(): number {
  const file = process.env.MAREHALM_CONTENT_STATUS;
  return file === undefined ? 0 : (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
