import type * as z from 'zod';
import { wireFormat } from './schema-format.ts';
import { type Article, createArticleSchema } from './article.ts';
import { type Category, createCategorySchema } from './category.ts';
import { type Collection, createCollectionSchema } from './collection.ts';
import { type Ingredient, createIngredientSchema } from './ingredient.ts';
import { type Navigation, createNavigationSchema } from './navigation.ts';
import { type CommerceSettings, createCommerceSettingsSchema } from './commerce-settings.ts';
import { type Page, createPageSchema } from './page.ts';
import { type Product, createProductSchema } from './product.ts';
import { type Question, createQuestionSchema } from './question.ts';
import { type Redirect, createRedirectSchema } from './redirect.ts';
import { type Review, createReviewSchema } from './review.ts';
import { type Routine, createRoutineSchema } from './routine.ts';
import { type Settings, createSettingsSchema } from './settings.ts';
import { type Tip, createTipSchema } from './tip.ts';
import { type Video, createVideoSchema } from './video.ts';
import { type Vocabulary, createVocabularySchema } from './vocabulary.ts';

/** Schemas of the listed entities: `/api/v1/<name>` answers with a list, `/api/v1/<name>/<id>` with one entry. */
export const listedEntitySchemaFactories = {
  /** What is sold. */
  products: createProductSchema,
  /** Series of products. */
  collections: createCollectionSchema,
  /** Kinds of products. */
  categories: createCategorySchema,
  /** The glossary. */
  ingredients: createIngredientSchema,
  /** Articles of the journal. */
  journal: createArticleSchema,
  /** Small advice. */
  tips: createTipSchema,
  /** Products in their order of use. */
  routines: createRoutineSchema,
  /** Pages made of blocks. */
  pages: createPageSchema,
  /** Questions and answers. */
  faq: createQuestionSchema,
  /** Films. */
  videos: createVideoSchema,
  /** Old and short addresses. */
  redirects: createRedirectSchema,
  /** What buyers say about products, in every language. */
  reviews: createReviewSchema,
} as const;
/** Name of a listed entity. */
export type ListedEntityName = keyof typeof listedEntitySchemaFactories;

/** Schemas of the singletons: `/api/v1/<name>`. */
export const singletonSchemaFactories = {
  /** The company, announcements, popular searches, synonyms. */
  settings: createSettingsSchema,
  /** Menus. */
  navigation: createNavigationSchema,
  /** Samples, gifts, markets. */
  offers: createCommerceSettingsSchema,
  /** Skin types, concerns, certifications, categories of articles and tips. */
  vocabulary: createVocabularySchema,
} as const;
/** Name of a singleton. */
export type ContentSingletonName = keyof typeof singletonSchemaFactories;

/** Type of the entries of each listed entity. */
export interface ListedTypes {
  readonly products: Product;
  readonly collections: Collection;
  readonly categories: Category;
  readonly ingredients: Ingredient;
  readonly journal: Article;
  readonly tips: Tip;
  readonly routines: Routine;
  readonly pages: Page;
  readonly faq: Question;
  readonly videos: Video;
  readonly redirects: Redirect;
  readonly reviews: Review;
}

/** Type of each singleton. */
export interface SingletonTypes {
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly offers: CommerceSettings;
  readonly vocabulary: Vocabulary;
}

/** Each schema is made when a client first asks for its entity. */
type SchemasOf<Types> = { readonly [Name in keyof Types]: () => z.ZodType<Types[Name]> };

function toWireSchemas<Types>(
  makers: Readonly<Record<keyof Types & string, (format: typeof wireFormat) => z.ZodType>>,
): SchemasOf<Types> {
  const schemas = Object.entries<(format: typeof wireFormat) => z.ZodType>(makers).map(
    ([name, make]) => [name, () => make(wireFormat)] as const,
  );
  return Object.fromEntries(schemas) as unknown as SchemasOf<Types>;
}

/** Schemas of all lists and singletons of the content API, as `createCmsClient` takes them. */
export const contentEntities = {
  lists: /* @__PURE__ */ toWireSchemas<ListedTypes>(listedEntitySchemaFactories),
  singletons: /* @__PURE__ */ toWireSchemas<SingletonTypes>(singletonSchemaFactories),
};
