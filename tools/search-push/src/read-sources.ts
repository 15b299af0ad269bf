import { createCmsClient, getDataOrThrow, CmsError, type CmsAnswer } from '@marehalm/cms-client';
import {
  createStorefrontClient,
  fetchCatalogue,
  indexVariantsBySku,
  type CommerceVariant,
} from '@marehalm/commerce-client';
import { type LocaleCode, locales, marketIds, markets, type MarketId } from '@marehalm/shop';
import type { SearchedCatalogue } from '@marehalm/local-services/search-records';
import { buildSynonyms, type Synonym } from '@marehalm/search/records';
import type { Configuration } from './configuration.ts';
import { PushError } from './push-error.ts';

/** Everything that an index is made from, as it is now. */
export interface Sources {
  readonly catalogues: Readonly<Record<LocaleCode, SearchedCatalogue>>;
  readonly synonyms: Readonly<Record<LocaleCode, readonly Synonym[]>>;
  /** What each shop sells, by SKU. */
  readonly shops: Readonly<Record<MarketId, ReadonlyMap<string, CommerceVariant>>>;
}

/**
 * Reads the CMS in both languages and the catalogues of all shops.
 *
 * @throws PushError `source` when one of them does not answer as it should
 */
export async function readSources({ cmsUrl, shops }: Configuration): Promise<Sources> {
  const [[english, synonyms], [danish], ...sold] = await Promise.all([
    readContent(cmsUrl, 'en'),
    readContent(cmsUrl, 'da'),
    ...marketIds.map((id) => readShop(id, shops[id])),
  ]);
  return {
    catalogues: { en: english, da: danish },
    synonyms,
    shops: Object.fromEntries(sold) as unknown as Sources['shops'],
  };
}

async function readContent(
  cmsUrl: string,
  locale: LocaleCode,
): Promise<[SearchedCatalogue, Sources['synonyms']]> {
  const cms = createCmsClient({ baseUrl: cmsUrl });
  const request = { locale };
  const [lists, vocabulary, offers, settings] = await Promise.all([
    Promise.all([
      cms.list('products', request),
      cms.list('collections', request),
      cms.list('categories', request),
      cms.list('ingredients', request),
      cms.list('journal', request),
      cms.list('tips', request),
      cms.list('routines', request),
      cms.list('pages', request),
      cms.list('faq', request),
    ]),
    cms.getSingleton('vocabulary', request),
    cms.getSingleton('offers', request),
    cms.getSingleton('settings', request),
  ]);
  const [products, collections, categories, ingredients, journal, tips, routines, pages, faq] = lists;
  const catalogue = {
    products: published(products),
    collections: published(collections),
    categories: published(categories),
    ingredients: published(ingredients),
    journal: published(journal),
    tips: published(tips),
    routines: published(routines),
    pages: published(pages),
    faq: published(faq),
    vocabulary: answered(vocabulary),
    offers: answered(offers),
  };
  const { synonyms } = answered(settings);
  return [catalogue, { en: buildSynonyms(synonyms.en), da: buildSynonyms(synonyms.da) }];
}

/** No token is sent, so there should be no drafts; a CMS that sends them all the same does not put them into a shop's search. */
function published<Entry extends { readonly draft?: boolean | undefined }>(
  answer: CmsAnswer<readonly Entry[]>,
): readonly Entry[] {
  return answered(answer).filter(({ draft }) => draft !== true);
}

function answered<Data>(answer: CmsAnswer<Data>): Data {
  try {
    return getDataOrThrow(answer);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    throw new PushError('source', `Cannot read the CMS: ${error.message}`, { cause: error });
  }
}

async function readShop(
  id: MarketId,
  { endpoint, accessToken }: Configuration['shops'][MarketId],
): Promise<[MarketId, ReadonlyMap<string, CommerceVariant>]> {
  const { country, currency } = markets[id];
  const refuse = (why: string, cause?: unknown) =>
    new PushError('source', `Cannot read the shop "${id}" at ${endpoint}: ${why}`, { cause });
  const client = createStorefrontClient({
    endpoint,
    accessToken,
    country,
    // Texts come from the CMS; prices and stock are the same in every language.
    language: locales.en.storefrontLanguage,
  });
  const answer = await fetchCatalogue(client);
  if (answer.kind !== 'ok') throw refuse(answer.message);
  const variants = readVariants();
  const foreign = [...variants.values()].find(({ price }) => price.currency !== currency);
  if (foreign) {
    throw refuse(
      `"${foreign.sku ?? foreign.id}" costs ${foreign.price.currency}, but this shop sells in ${currency}`,
    );
  }
  return [id, variants];

  function readVariants() {
    try {
      return indexVariantsBySku(answer.kind === 'ok' ? answer.products : []);
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error), error);
    }
  }
}
