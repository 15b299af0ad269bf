import { articleSchema } from './article.ts';
import { categorySchema } from './category.ts';
import { collectionSchema } from './collection.ts';
import { ingredientSchema } from './ingredient.ts';
import { navigationSchema } from './navigation.ts';
import { offersSchema } from './offers.ts';
import { pageSchema } from './page.ts';
import { productSchema } from './product.ts';
import { questionSchema } from './question.ts';
import { redirectSchema } from './redirect.ts';
import { routineSchema } from './routine.ts';
import { settingsSchema } from './settings.ts';
import { tipSchema } from './tip.ts';
import { vocabularySchema } from './vocabulary.ts';

/** Entities of which `/api/v1/<name>` gives a list and `/api/v1/<name>/<id>` one. */
export const listedEntities = {
  products: productSchema,
  collections: collectionSchema,
  categories: categorySchema,
  ingredients: ingredientSchema,
  journal: articleSchema,
  tips: tipSchema,
  routines: routineSchema,
  pages: pageSchema,
  faq: questionSchema,
  redirects: redirectSchema,
} as const;
export type ListedEntity = keyof typeof listedEntities;

/** Entities of which there is one: `/api/v1/<name>`. */
export const singletons = {
  settings: settingsSchema,
  navigation: navigationSchema,
  offers: offersSchema,
  vocabulary: vocabularySchema,
} as const;
export type Singleton = keyof typeof singletons;
