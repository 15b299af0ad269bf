import {
  createCmsClient,
  isKnownBlock,
  type Article,
  type Category,
  type CmsAnswer,
  type Collection,
  type Ingredient,
  type ListedEntity,
  type Navigation,
  type ShopOffers,
  type Page,
  type Product,
  type Question,
  type Redirect,
  type Routine,
  type Settings,
  type Singleton,
  type Tip,
  type Video,
  type Vocabulary,
} from '@marehalm/cms-client';
import { defaultLocale, type LocaleCode } from '@marehalm/shop';
import { readConfiguration } from '../../site/configuration.ts';
import { remember } from './remember.server.ts';

/** Everything the CMS has, in one language. */
export interface Content {
  readonly products: readonly Product[];
  readonly collections: readonly Collection[];
  readonly categories: readonly Category[];
  readonly ingredients: readonly Ingredient[];
  readonly journal: readonly Article[];
  readonly tips: readonly Tip[];
  readonly routines: readonly Routine[];
  readonly pages: readonly Page[];
  readonly faq: readonly Question[];
  readonly videos: readonly Video[];
  readonly redirects: readonly Redirect[];
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly offers: ShopOffers;
  readonly vocabulary: Vocabulary;
}

/** Reads the CMS over HTTP, validated by its client's schemas; lists are in the order in which they are shown. */
export const readContent: (locale: LocaleCode) => Promise<Content> = remember(async (locale: LocaleCode) => {
  const { cmsUrl, previewToken, showsDrafts } = readConfiguration(process.env);
  const cms = createCmsClient({ baseUrl: cmsUrl });
  const request = { locale, ...(previewToken === undefined ? {} : { previewToken }) };
  const skipped: string[] = [];
  const list = async <Name extends ListedEntity>(entity: Name) => {
    const all = dataOf(entity, await cms.list(entity, request));
    return all.filter((one) => {
      if (showsDrafts || !('draft' in one) || !one.draft) return true;
      skipped.push(`${entity} ${one.id}: it is a draft`);
      return false;
    });
  };
  const single = async <Name extends Singleton>(entity: Name) =>
    dataOf(entity, await cms.getSingleton(entity, request));
  const [
    products,
    collections,
    categories,
    ingredients,
    journal,
    tips,
    routines,
    pages,
    faq,
    videos,
    redirects,
  ] = await Promise.all([
    list('products'),
    list('collections'),
    list('categories'),
    list('ingredients'),
    list('journal'),
    list('tips'),
    list('routines'),
    list('pages'),
    list('faq'),
    list('videos'),
    list('redirects'),
  ]);
  const [settings, navigation, offers, vocabulary] = await Promise.all([
    single('settings'),
    single('navigation'),
    single('offers'),
    single('vocabulary'),
  ]);
  for (const [entity, things] of Object.entries({ pages, journal })) {
    for (const { id, blocks } of things) {
      const unknown = blocks.filter((block) => !isKnownBlock(block));
      skipped.push(...unknown.map(({ type }) => `a block of ${entity} ${id}: this shop knows no "${type}"`));
    }
  }
  // The same in every language, so it is said once.
  if (locale === defaultLocale) for (const what of skipped) console.warn(`Skipped ${what}`);
  const inOrder = <One extends { position: number }>(list: readonly One[]) =>
    list.toSorted((a, b) => a.position - b.position);
  return {
    products,
    collections: inOrder(collections),
    categories: inOrder(categories),
    ingredients,
    journal,
    tips,
    routines,
    pages,
    faq,
    videos,
    redirects,
    settings,
    navigation,
    offers,
    vocabulary,
  };
});

function dataOf<Data>(entity: string, answer: CmsAnswer<Data>): Data {
  if (answer.kind === 'ok') return answer.data;
  throw new Error(`Cannot read ${entity} from the CMS: ${JSON.stringify(answer)}`);
}
