export { type CmsAnswer, CmsError, type CmsFailure, dataOf, isTemporary } from './answer.ts';
export { articleSchema, type Article } from './article.ts';
export { blockSchema, type Block, type BlockOf, type BlockType, type UnknownBlock } from './block.ts';
export { categorySchema, type Category } from './category.ts';
export {
  type CmsClient,
  type CmsClientOptions,
  type CmsProgress,
  type CmsRequest,
  createCmsClient,
  type ListedTypes,
  type SingletonTypes,
} from './client.ts';
export { collectionSchema, type Collection } from './collection.ts';
export { listedEntities, singletons, type ListedEntity, type Singleton } from './entities.ts';
export {
  bilingualText as bilingualTextSchema,
  fileForm,
  localizedForm,
  picture as pictureSchema,
  wireForm,
  type BilingualText,
  type Form,
  type Picture,
} from './form.ts';
export {
  amountsSchema,
  currencyCode as currencyCodeSchema,
  date as dateSchema,
  id as idSchema,
  marketId as marketIdSchema,
  moneySchema,
  sku as skuSchema,
  slug as slugSchema,
  slugsSchema,
  unit as unitSchema,
} from './identifiers.ts';
export { ingredientSchema, type Ingredient } from './ingredient.ts';
export { marketSchema, type Market } from './market.ts';
export { navigationSchema, type Navigation } from './navigation.ts';
export { giftSchema, offersSchema, sampleSchema, type Gift, type Offers, type Sample } from './offers.ts';
export { pageSchema, type Page } from './page.ts';
export { formatPath, problemsOf, type Problem } from './problems.ts';
export { productSchema, productSizeSchema, splitInci, type Product, type ProductSize } from './product.ts';
export { questionSchema, type Question } from './question.ts';
export { redirectSchema, type Redirect } from './redirect.ts';
export { routineSchema, type Routine } from './routine.ts';
export { safeHref } from './safe-href.ts';
export { settingsSchema, type Settings } from './settings.ts';
export { tipSchema, type Tip } from './tip.ts';
export { vocabularySchema, type Vocabulary } from './vocabulary.ts';
