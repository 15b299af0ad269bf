import { articleSchema } from './article.ts';
import { categorySchema } from './category.ts';
import { collectionSchema } from './collection.ts';
import { ingredientSchema } from './ingredient.ts';
import { navigationSchema } from './navigation.ts';
import { shopOffersSchema } from './offers.ts';
import { pageSchema } from './page.ts';
import { productSchema } from './product.ts';
import { questionSchema } from './question.ts';
import { redirectSchema } from './redirect.ts';
import { routineSchema } from './routine.ts';
import { settingsSchema } from './settings.ts';
import { tipSchema } from './tip.ts';
import { videoSchema } from './video.ts';
import { vocabularySchema } from './vocabulary.ts';

/** Schemas of the listed entities: `/api/v1/<name>` answers with a list, `/api/v1/<name>/<id>` with one entry. */
export const listedEntities = {
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
} as const;
/** Name of a listed entity. */
export type ListedEntity = keyof typeof listedEntities;

/** Schemas of the singletons: `/api/v1/<name>`. */
export const singletons = {
  /** The company, announcements, popular searches, synonyms. */
  settings: settingsSchema,
  /** Menus. */
  navigation: navigationSchema,
  /** Samples, gifts, markets. */
  offers: shopOffersSchema,
  /** Skin types, concerns, certifications, categories of articles and tips. */
  vocabulary: vocabularySchema,
} as const;
/** Name of a singleton. */
export type Singleton = keyof typeof singletons;
