export { type Content, type ContentName, contentNames, fetchContent } from './fetch-content.ts';
export {
  contentEntities,
  type ListedEntityName,
  listedEntitySchemaFactories,
  type ListedTypes,
  type ContentSingletonName,
  singletonSchemaFactories,
  type SingletonTypes,
} from './entities.ts';
export { type Article, createArticleSchema } from './article.ts';
export { type Category, createCategorySchema } from './category.ts';
export { type Collection, createCollectionSchema } from './collection.ts';
export { type Ingredient, createIngredientSchema } from './ingredient.ts';
export { type Link, createLinkSchema } from './link.ts';
export { type MarketSettings, createMarketSettingsSchema } from './market-settings.ts';
export { type Navigation, createNavigationSchema } from './navigation.ts';
export {
  type GiftPromotion,
  type GiftCard,
  createGiftCardSchema,
  createGiftPromotionSchema,
  type CommerceSettings,
  createCommerceSettingsSchema,
  type Sample,
  createSampleSchema,
} from './commerce-settings.ts';
export { type Page, createPageSchema } from './page.ts';
export {
  type Product,
  createProductSchema,
  type ProductSize,
  createProductSizeSchema,
  splitInci,
} from './product.ts';
export { type Question, createQuestionSchema } from './question.ts';
export { type Redirect, createRedirectSchema } from './redirect.ts';
export { type Review, createReviewSchema } from './review.ts';
export { type Routine, createRoutineSchema } from './routine.ts';
export { type Settings, createSettingsSchema } from './settings.ts';
export { type Tip, createTipSchema } from './tip.ts';
export { type Video, createVideoSchema } from './video.ts';
export { type Vocabulary, createVocabularySchema } from './vocabulary.ts';

export { blockTypes, isKnownBlock } from './block-types.ts';
export {
  type AnchorNavigationBlock,
  createAnchorNavigationBlockSchema,
  type BannerBlock,
  createBannerBlockSchema,
  type Block,
  type BlockOfType,
  createBlockSchema,
  type BlockType,
  type FactsBlock,
  createFactsBlockSchema,
  type FactsTableBlock,
  createFactsTableBlockSchema,
  type FaqBlock,
  createFaqBlockSchema,
  type GlossaryBlock,
  createGlossaryBlockSchema,
  type HeroBlock,
  createHeroBlockSchema,
  type ImprintBlock,
  createImprintBlockSchema,
  type JournalTeaserBlock,
  createJournalTeaserBlockSchema,
  type NewsletterBlock,
  createNewsletterBlockSchema,
  type PictureBlock,
  createPictureBlockSchema,
  type QuoteBlock,
  createQuoteBlockSchema,
  type TextBlock,
  createTextBlockSchema,
  type SpacerBlock,
  createSpacerBlockSchema,
  type SplitBlock,
  createSplitBlockSchema,
  type TipsGridBlock,
  createTipsGridBlockSchema,
  type UnknownBlock,
  type WithdrawalFormBlock,
  createWithdrawalFormBlockSchema,
} from './block.ts';
export {
  type CollectionFeatureBlock,
  createCollectionFeatureBlockSchema,
  type CollectionGridBlock,
  createCollectionGridBlockSchema,
  type IngredientSpotlightBlock,
  createIngredientSpotlightBlockSchema,
  type ProductRowBlock,
  createProductRowBlockSchema,
  type RoutineBlock,
  createRoutineBlockSchema,
} from './product-block.ts';
export {
  type CarouselBlock,
  createCarouselBlockSchema,
  type ProductCarouselBlock,
  createProductCarouselBlockSchema,
  type VideoBlock,
  createVideoBlockSchema,
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
  createAmountsSchema,
  currencyCodeSchema,
  dateSchema,
  idSchema,
  marketIdSchema,
  createMoneySchema,
  skuSchema,
  slugSchema,
  createSlugsSchema,
  unitSchema,
} from './field-schemas.ts';
