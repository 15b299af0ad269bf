import { createCmsClient, getDataOrThrow, CmsError, type CmsAnswer } from '@marehalm/cms-client';
import { fetchContent } from '@marehalm/shop/content';
import { contentEntities } from '@marehalm/shop/content';
import {
  createStorefrontClient,
  fetchCatalog,
  indexVariantsBySku,
  type CommerceVariant,
} from '@marehalm/commerce-client';
import {
  defaultLocale,
  type LocaleCode,
  localeCodes,
  locales,
  marketIds,
  markets,
  type MarketId,
  mapLocales,
} from '@marehalm/shop';
import type { SearchedCatalogue } from '@marehalm/page-data/records';
import { buildSynonyms, type Synonym } from '@marehalm/search/records';
import type { PushConfiguration } from './push-configuration.ts';
import { PushError } from './push-error.ts';

/** The current content and offers that indices are built from. */
export interface PushSources {
  readonly catalogues: Readonly<Record<LocaleCode, SearchedCatalogue>>;
  readonly synonyms: Readonly<Record<LocaleCode, readonly Synonym[]>>;
  /** The variants of each shop, by SKU. */
  readonly shops: Readonly<Record<MarketId, ReadonlyMap<string, CommerceVariant>>>;
}

/**
 * Fetches the content of the CMS in every language and the catalogues of all shops.
 *
 * @throws PushError `source` when one of them fails or sends invalid data
 */
export async function fetchPushSources({ cmsUrl, shops }: PushConfiguration): Promise<PushSources> {
  const [contents, sold] = await Promise.all([
    Promise.all(localeCodes.map(async (locale) => [locale, await readContent(cmsUrl, locale)] as const)),
    Promise.all(marketIds.map((id) => readShop(id, shops[id]))),
  ]);
  const contentIn = Object.fromEntries(contents) as Record<LocaleCode, (typeof contents)[number][1]>;
  return {
    catalogues: mapLocales((locale) => contentIn[locale].catalogue),
    synonyms: contentIn[defaultLocale].synonyms,
    shops: Object.fromEntries(sold) as unknown as PushSources['shops'],
  };
}

async function readContent(
  cmsUrl: string,
  locale: LocaleCode,
): Promise<{ catalogue: SearchedCatalogue; synonyms: PushSources['synonyms'] }> {
  const { settings, vocabulary, offers, ...lists } = getDataOrPushError(
    await fetchContent(createCmsClient({ entities: contentEntities, baseUrl: cmsUrl }), SEARCHED_CONTENT, {
      locale,
    }),
  );
  const { synonyms } = settings;
  return {
    catalogue: { ...removeDrafts(lists), vocabulary, offers },
    synonyms: mapLocales((language) => buildSynonyms(synonyms[language])),
  };
}

/** Entities that records are built from. */
const SEARCHED_CONTENT = [
  'products',
  'collections',
  'categories',
  'ingredients',
  'journal',
  'tips',
  'routines',
  'pages',
  'faq',
  'vocabulary',
  'offers',
  'settings',
] as const;

/** Removes drafts, in case a CMS sends them without a token. */
function removeDrafts<
  Lists extends Readonly<Record<string, readonly { readonly draft?: boolean | undefined }[]>>,
>(lists: Lists): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([name, entries]) => [name, entries.filter(({ draft }) => draft !== true)]),
  ) as unknown as Lists;
}

function getDataOrPushError<Data>(answer: CmsAnswer<Data>): Data {
  try {
    return getDataOrThrow(answer);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    throw new PushError('source', `Cannot read the CMS: ${error.message}`, { cause: error });
  }
}

async function readShop(
  id: MarketId,
  { endpoint, accessToken }: PushConfiguration['shops'][MarketId],
): Promise<[MarketId, ReadonlyMap<string, CommerceVariant>]> {
  const { country, currency } = markets[id];
  const refuse = (why: string, cause?: unknown) =>
    new PushError('source', `Cannot read the shop "${id}" at ${endpoint}: ${why}`, { cause });
  const client = createStorefrontClient({
    endpoint,
    accessToken,
    country,
    // Texts come from the CMS; prices and stock are the same in every language.
    language: locales[defaultLocale].storefrontLanguage,
  });
  const answer = await fetchCatalog(client);
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
