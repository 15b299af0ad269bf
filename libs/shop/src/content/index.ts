export { type Content, type ContentName, contentNames, fetchContent } from './fetch-content.ts';
export {
  contentEntities,
  type ListedEntityName,
  listedEntitySchemas,
  type ListedTypes,
  type ContentSingletonName,
  singletonSchemas,
  type SingletonTypes,
} from './entities.ts';
export { type Article, articleSchema } from './article.ts';
export { type Category, categorySchema } from './category.ts';
export { type Collection, collectionSchema } from './collection.ts';
export { type Ingredient, ingredientSchema } from './ingredient.ts';
export { type Link, linkSchema } from './link.ts';
export { type MarketSettings, marketSettingsSchema } from './market-settings.ts';
export { type Navigation, navigationSchema } from './navigation.ts';
export {
  type GiftPromotion,
  type GiftCard,
  giftCardSchema,
  giftPromotionSchema,
  type CommerceSettings,
  commerceSettingsSchema,
  type Sample,
  sampleSchema,
} from './commerce-settings.ts';
export { type Page, pageSchema } from './page.ts';
export { type Product, productSchema, type ProductSize, productSizeSchema, splitInci } from './product.ts';
export { type Question, questionSchema } from './question.ts';
export { type Redirect, redirectSchema } from './redirect.ts';
export { type Review, reviewSchema } from './review.ts';
export { type Routine, routineSchema } from './routine.ts';
export { type Settings, settingsSchema } from './settings.ts';
export { type Tip, tipSchema } from './tip.ts';
export { type Video, videoSchema } from './video.ts';
export { type Vocabulary, vocabularySchema } from './vocabulary.ts';

export { blockTypes, isKnownBlock } from './block-types.ts';
export {
  type AnchorNavigationBlock,
  anchorNavigationBlockSchema,
  type BannerBlock,
  bannerBlockSchema,
  type Block,
  type BlockOfType,
  blockSchema,
  type BlockType,
  type FactsBlock,
  factsBlockSchema,
  type FactsTableBlock,
  factsTableBlockSchema,
  type FaqBlock,
  faqBlockSchema,
  type GlossaryBlock,
  glossaryBlockSchema,
  type HeroBlock,
  heroBlockSchema,
  type ImprintBlock,
  imprintBlockSchema,
  type JournalTeaserBlock,
  journalTeaserBlockSchema,
  type NewsletterBlock,
  newsletterBlockSchema,
  type PictureBlock,
  pictureBlockSchema,
  type QuoteBlock,
  quoteBlockSchema,
  type TextBlock,
  textBlockSchema,
  type SpacerBlock,
  spacerBlockSchema,
  type SplitBlock,
  splitBlockSchema,
  type TipsGridBlock,
  tipsGridBlockSchema,
  type UnknownBlock,
  type WithdrawalFormBlock,
  withdrawalFormBlockSchema,
} from './block.ts';
export {
  type CollectionFeatureBlock,
  collectionFeatureBlockSchema,
  type CollectionGridBlock,
  collectionGridBlockSchema,
  type IngredientSpotlightBlock,
  ingredientSpotlightBlockSchema,
  type ProductRowBlock,
  productRowBlockSchema,
  type RoutineBlock,
  routineBlockSchema,
} from './product-block.ts';
export {
  type CarouselBlock,
  carouselBlockSchema,
  type ProductCarouselBlock,
  productCarouselBlockSchema,
  type VideoBlock,
  videoBlockSchema,
} from './media-block.ts';

export {
  type BilingualText,
  bilingualTextSchema,
  type ContentLocale,
  fileFormat,
  type FilePictureSchema,
  type FileTextSchema,
  type SchemaFormat,
  createLocalizingFormat,
  type LocalizedPictureSchema,
  type LocalizedTextSchema,
  type Picture,
  pictureSchema,
  wireFormat,
  type WirePictureSchema,
  type WireTextSchema,
} from './schema-format.ts';
export {
  amountsSchema,
  currencyCodeSchema,
  dateSchema,
  idSchema,
  marketIdSchema,
  moneySchema,
  skuSchema,
  slugSchema,
  slugsSchema,
  unitSchema,
} from './identifiers.ts';
