import type * as z from 'zod';
import { wireFormat } from './schema-format.ts';
import { type Article, articleSchema } from './article.ts';
import { type Category, categorySchema } from './category.ts';
import { type Collection, collectionSchema } from './collection.ts';
import { type Ingredient, ingredientSchema } from './ingredient.ts';
import { type Navigation, navigationSchema } from './navigation.ts';
import { type CommerceSettings, commerceSettingsSchema } from './commerce-settings.ts';
import { type Page, pageSchema } from './page.ts';
import { type Product, productSchema } from './product.ts';
import { type Question, questionSchema } from './question.ts';
import { type Redirect, redirectSchema } from './redirect.ts';
import { type Review, reviewSchema } from './review.ts';
import { type Routine, routineSchema } from './routine.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { type Tip, tipSchema } from './tip.ts';
import { type Video, videoSchema } from './video.ts';
import { type Vocabulary, vocabularySchema } from './vocabulary.ts';

/** Schemas of the listed entities: `/api/v1/<name>` answers with a list, `/api/v1/<name>/<id>` with one entry. */
export const listedEntitySchemas = {
  /** What is sold. */
  products: productSchema,
  /** Series of products. */
  collections: collectionSchema,
  /** Kinds of products. */
  categories: categorySchema,
  /** The glossary. */
  ingredients: ingredientSchema,
  /** Articles of the journal. */
  journal: articleSchema,
  /** Small advice. */
  tips: tipSchema,
  /** Products in their order of use. */
  routines: routineSchema,
  /** Pages made of blocks. */
  pages: pageSchema,
  /** Questions and answers. */
  faq: questionSchema,
  /** Films. */
  videos: videoSchema,
  /** Old and short addresses. */
  redirects: redirectSchema,
  /** What buyers say about products, in every language. */
  reviews: reviewSchema,
} as const;
/** Name of a listed entity. */
export type ListedEntityName = keyof typeof listedEntitySchemas;

/** Schemas of the singletons: `/api/v1/<name>`. */
export const singletonSchemas = {
  /** The company, announcements, popular searches, synonyms. */
  settings: settingsSchema,
  /** Menus. */
  navigation: navigationSchema,
  /** Samples, gifts, markets. */
  offers: commerceSettingsSchema,
  /** Skin types, concerns, certifications, categories of articles and tips. */
  vocabulary: vocabularySchema,
} as const;
/** Name of a singleton. */
export type ContentSingletonName = keyof typeof singletonSchemas;

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
  makers: Readonly<Record<keyof Types & string, (form: typeof wireFormat) => z.ZodType>>,
): SchemasOf<Types> {
  const schemas = Object.entries<(form: typeof wireFormat) => z.ZodType>(makers).map(
    ([name, make]) => [name, () => make(wireFormat)] as const,
  );
  return Object.fromEntries(schemas) as unknown as SchemasOf<Types>;
}

/** Everything that the CMS of this shop answers: `createCmsClient({ baseUrl, entities: contentEntities })`. */
export const contentEntities = {
  lists: /* @__PURE__ */ toWireSchemas<ListedTypes>(listedEntitySchemas),
  singletons: /* @__PURE__ */ toWireSchemas<SingletonTypes>(singletonSchemas),
};
