import {
  type Article,
  createArticleSchema,
  type Category,
  createCategorySchema,
  type Collection,
  createCollectionSchema,
  type Ingredient,
  createIngredientSchema,
  createLocalizingFormat,
  type Navigation,
  createNavigationSchema,
  type CommerceSettings,
  createCommerceSettingsSchema,
  type Page,
  createPageSchema,
  type Picture,
  type Product,
  createProductSchema,
  type Question,
  createQuestionSchema,
  type Redirect,
  createRedirectSchema,
  type Routine,
  createRoutineSchema,
  type Settings,
  createSettingsSchema,
  type Tip,
  createTipSchema,
  type Video,
  createVideoSchema,
  type Vocabulary,
  createVocabularySchema,
} from '@marehalm/shop/content';
import { type LocaleCode, mapCurrencies } from '@marehalm/shop';
import { type Content } from '../load-content.ts';
import { listVideoFiles } from '../content/video-files.ts';
import { calculateReadingMinutes } from './reading-minutes.ts';

/** The lists of `/api/v1` in one language. */
export interface LocalizedLists {
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
}

/** The single entities of `/api/v1` in one language. */
export interface LocalizedSingletons {
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly offers: CommerceSettings;
  readonly vocabulary: Vocabulary;
}

/** All content in one language, as `/api/v1` answers it. */
export interface LocalizedContent {
  readonly lists: LocalizedLists;
  readonly singletons: LocalizedSingletons;
}

/** Returns the path of an original in the CMS: `p04.webp`, `the-sea-one-morning.mp4`. */
const toMediaPath = (file: string) => `/api/v1/media/${file}`;

/** Returns the path of a picture's original. It changes with the content of the file. */
export const toPictureSrc = ({ pictureVersions }: Pick<Content, 'pictureVersions'>, id: string): string =>
  `${toMediaPath(`${id}.webp`)}?v=${pictureVersions.get(id) ?? ''}`;

/** Localizing takes a while, and the search uses it as well, so each version of the content is localized once. */
const known = new WeakMap<Content, Map<LocaleCode, LocalizedContent>>();

/**
 * Returns the content in one language, as `/api/v1` sends it: with localized texts, resolved pictures and derived facts (where a
 * product is used, the reading time of an article), and without commercial data.
 */
export function localizeContent(content: Content, locale: LocaleCode): LocalizedContent {
  const byLocale = known.get(content) ?? new Map<LocaleCode, LocalizedContent>();
  known.set(content, byLocale);
  const localized = byLocale.get(locale) ?? localize(content, locale);
  byLocale.set(locale, localized);
  return localized;
}

function localize(content: Content, locale: LocaleCode): LocalizedContent {
  const pictures = new Map(
    content.pictures.map((entry): [string, Picture] => [
      entry.id,
      {
        ...entry,
        alt: entry.alt[locale],
        // A different picture gets a different URL, as in any content system with a CDN: the generated files are named after it.
        src: toPictureSrc(content, entry.id),
      },
    ]),
  );
  const form = createLocalizingFormat(locale, (id) => {
    const picture = pictures.get(id);
    if (!picture) throw new Error(`Cannot describe the picture "${id}": the content was not checked`);
    return picture;
  });

  const product = createProductSchema(form);
  const article = createArticleSchema(form);
  const collection = createCollectionSchema(form);
  const category = createCategorySchema(form);
  const ingredient = createIngredientSchema(form);
  const tip = createTipSchema(form);
  const routine = createRoutineSchema(form);
  const page = createPageSchema(form);
  const question = createQuestionSchema(form);
  const video = createVideoSchema(form);
  const redirect = createRedirectSchema(form);

  return {
    lists: {
      products: content.products.map((entry) =>
        product.parse({ ...entry, usedInRoutines: findRoutinesWith(entry.id, content) }),
      ),
      collections: content.collections.map((entry) => collection.parse(entry)),
      categories: content.categories.map((entry) => category.parse(entry)),
      ingredients: content.ingredients.map((entry) => ingredient.parse(entry)),
      journal: content.journal.map((entry) =>
        article.parse({ ...entry, readingMinutes: calculateReadingMinutes(entry.blocks, locale) }),
      ),
      tips: content.tips.map((entry) => tip.parse(entry)),
      routines: content.routines.map((entry) => routine.parse(entry)),
      pages: content.pages.map((entry) => page.parse(entry)),
      faq: content.faq.map((entry) => question.parse(entry)),
      videos: content.videos.map((entry) => video.parse({ ...entry, ...listFiles(entry.id) })),
      redirects: content.redirects.map((entry) => redirect.parse(entry)),
    },
    singletons: {
      settings: createSettingsSchema(form).parse(content.settings),
      navigation: createNavigationSchema(form).parse(content.navigation),
      offers: createCommerceSettingsSchema(form).parse({
        ...content.offers,
        markets: content.markets,
        giftCard: toGiftCardFacts(content.giftCards),
      }),
      vocabulary: createVocabularySchema(form).parse(content.vocabulary),
    },
  };
}

function findRoutinesWith(product: string, content: Content): string[] {
  return content.routines
    .filter((routine) => routine.steps.some((step) => step.product === product))
    .map((routine) => routine.id);
}

/** Omits the fixed amounts: they are prices, which the commerce service provides. */
function toGiftCardFacts({ amounts: _amounts, custom, ...card }: Content['giftCards']) {
  const limit = (position: 0 | 1) => mapCurrencies((currency) => custom[currency][position]);
  return { ...card, ownAmount: { from: limit(0), to: limit(1) } };
}

function listFiles(id: string): Pick<Video, 'sources' | 'captions'> {
  const files = listVideoFiles(id);
  return {
    sources: files.flatMap(({ file, type }) =>
      type === 'text/vtt' ? [] : [{ src: toMediaPath(file), type }],
    ),
    captions: files.flatMap((file) =>
      file.type === 'text/vtt' ? [{ src: toMediaPath(file.file), locale: file.locale }] : [],
    ),
  };
}
