export { AnchorNavigation, type AnchorNavigationProps } from './AnchorNavigation/AnchorNavigation.tsx';
export { AddressCard, type AddressCardProps, type AddressRemoval } from './AddressCard/AddressCard.tsx';
export { AddressCards } from './AddressCard/AddressCards.tsx';
export {
  AddressForm,
  addressFields,
  type AddressField,
  type AddressFieldText,
  type AddressFormProps,
} from './AddressForm/AddressForm.tsx';
export { LiveRegion, type LiveRegionProps } from './LiveRegion/LiveRegion.tsx';
export {
  ArticleCard,
  type ArticleCardProps,
  ArticleGrid,
  RelatedArticles,
  type RelatedArticlesProps,
} from './ArticleCard/ArticleCard.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { BagLine, type BagLineProps } from './BagLine/BagLine.tsx';
export { BagList, BagListItem, type BagListProps } from './BagLine/BagList.tsx';
export { BagSummary, type BagSummaryRow, type BagSummaryProps } from './BagSummary/BagSummary.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from './Button/Button.tsx';
export { BuyBox, type BuyBoxProps } from './BuyBox/BuyBox.tsx';
export { ProductLayout, type ProductLayoutProps } from './BuyBox/ProductLayout.tsx';
export { Carousel, type CarouselLabels, type CarouselProps } from './Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chips, type RemovableChip, type ChipsProps } from './Chips/Chips.tsx';
export { CollectionFeature, type CollectionFeatureProps } from './CollectionFeature/CollectionFeature.tsx';
export { CollectionGrid, type CollectionGridProps } from './CollectionGrid/CollectionGrid.tsx';
export { ConsentForm, type ConsentByPurpose, type ConsentFormProps } from './ConsentForm/ConsentForm.tsx';
export {
  DeliveryOptions,
  type DeliveryOption,
  type DeliveryOptionsProps,
} from './DeliveryOptions/DeliveryOptions.tsx';
export { ParcelShops, type ParcelShop, type ParcelShopsProps } from './DeliveryOptions/ParcelShops.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export {
  Disclosure,
  Accordion,
  type DisclosureProps,
  type AccordionProps,
} from './Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export type { NonTextNode } from './non-text-node.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { FactList, type FactListProps } from './FactList/FactList.tsx';
export { FactsTable, type FactsTableProps } from './FactsTable/FactsTable.tsx';
export { Faq, type FaqProps } from './Faq/Faq.tsx';
export {
  FilteredList,
  type ActiveListFilter,
  type FilteredListProps,
  type FilteredListTexts,
} from './FilteredList/FilteredList.tsx';
export { FilterGroup, type FilterOption, type FilterGroupProps } from './FilterGroup/FilterGroup.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { fillInAndSelectFocusedField } from './Form/fill-in-and-select-focused-field.ts';
export {
  useForm,
  type FormFieldProps,
  type FormOptions,
  type FormOutcome,
  type FormState,
} from './Form/use-form.ts';
export {
  usePostedForm,
  type PostedFieldProps,
  type PostedForm,
  type PostedFormAnswer,
  type PostedFormOptions,
} from './Form/use-posted-form.ts';
export { useFormErrors, type FormErrorOptions, type FormErrors } from './Form/use-form-errors.tsx';
export {
  useMistakeVisibility,
  type MistakeVisibility,
  type FieldMistakes,
} from './Form/use-mistake-visibility.ts';
export {
  FormErrorSummary,
  type ErrorSummaryItem,
  type FormErrorSummaryProps,
} from './FormErrorSummary/FormErrorSummary.tsx';
export { Gallery, type GalleryProps, type GalleryZoomState } from './Gallery/Gallery.tsx';
export { GalleryZoom, type GalleryZoomProps } from './GalleryZoom/GalleryZoom.tsx';
export {
  GiftCardForm,
  giftCardFields,
  CUSTOM_GIFT_CARD_AMOUNT,
  getPrerenderedGiftCardInput,
  type GiftCardField,
  type GiftCardFormProps,
} from './GiftCardForm/GiftCardForm.tsx';
export { GiftItem, type GiftItemProps } from './GiftItem/GiftItem.tsx';
export { GiftProgress, type GiftProgressProps } from './GiftProgress/GiftProgress.tsx';
export { Glossary, type IngredientGlossaryEntry, type GlossaryProps } from './Glossary/Glossary.tsx';
export { Header, HeaderLink, type HeaderProps, type HeaderLinkProps } from './Header/Header.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading/Heading.tsx';
export { Hero, type HeroFilmProps, type HeroProps } from './Hero/Hero.tsx';
export { iconNames, Icon, type IconName, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export {
  IngredientSpotlight,
  type IngredientSpotlightProps,
} from './IngredientSpotlight/IngredientSpotlight.tsx';
export { JournalTeaser, type JournalTeaserProps } from './JournalTeaser/JournalTeaser.tsx';
export { LinkElementContext, Link, type LinkProps, type LinkElement } from './Link/Link.tsx';
export { ListLayout, NarrowOnly, type ListLayoutProps } from './ListLayout/ListLayout.tsx';
export {
  DeliveryCountryDialog,
  type DeliveryCountryOption,
  type DeliveryCountryDialogProps,
} from './DeliveryCountryDialog/DeliveryCountryDialog.tsx';
export { MegaMenu, type MegaMenuProps } from './MegaMenu/MegaMenu.tsx';
export { MobileMenu, type MobileMenuProps } from './MobileMenu/MobileMenu.tsx';
export { type MenuLink, type MenuItem } from './MegaMenu/menu-item.ts';
export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm/NewsletterForm.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { OfflineBanner, type OfflineBannerProps } from './OfflineBanner/OfflineBanner.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.tsx';
export { OrderStatus, type OrderStatusProps } from './OrderStatus/OrderStatus.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { PageLoading, type PageLoadingProps } from './PageLoading/PageLoading.tsx';
export { PasswordField, type PasswordRule, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Picture, type PictureData, type PictureProps } from './Picture/Picture.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export {
  LanguageAndMarketDialog,
  type LanguageOption,
  type MarketOption,
  type LanguageAndMarket,
  type LanguageAndMarketDialogProps,
} from './LanguageAndMarketDialog/LanguageAndMarketDialog.tsx';
export { PictureCarousel, type PictureCarouselProps } from './PictureCarousel/PictureCarousel.tsx';
export { MarketText, type MarketTextProps } from './Price/MarketText.tsx';
export {
  SingleMarketPrice,
  Price,
  type PriceText,
  type PriceLabels,
  type SingleMarketPriceProps,
  type PriceProps,
} from './Price/Price.tsx';
export { type ByMarket } from './Price/by-market.ts';
export { createMarketStyles, type MarketStylesOptions } from './Price/market-styles.ts';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export { ProductCarousel, type ProductCarouselProps } from './ProductCarousel/ProductCarousel.tsx';
export { ProductGrid, type ProductGridProps } from './ProductGrid/ProductGrid.tsx';
export { EditorialTile, type EditorialTileProps } from './ProductGrid/EditorialTile.tsx';
export {
  ProductIngredients,
  type ProductIngredientsProps,
} from './ProductIngredients/ProductIngredients.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { PromoBar, type PromoBarProps } from './PromoBar/PromoBar.tsx';
export { PromoCodeForm, type EnteredCode, type PromoCodeFormProps } from './PromoCodeForm/PromoCodeForm.tsx';
export { useCodeForm, type CodeForm, type CodeFormOptions } from './PromoCodeForm/use-code-form.ts';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper.tsx';
export { Quote, type QuoteProps } from './Quote/Quote.tsx';
export { RadioGroup, type RadioOption, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './Rating/Rating.tsx';
export { ReviewForm, type ReviewFormProps } from './ReviewForm/ReviewForm.tsx';
export { ReviewList, type ReviewListItem, type ReviewListProps } from './ReviewList/ReviewList.tsx';
export {
  RichText,
  type RichTextInlineNode,
  type RichTextNode,
  type RichTextProps,
} from './RichText/RichText.tsx';
export { SamplesBanner, type SamplesBannerProps } from './SamplesBanner/SamplesBanner.tsx';
export { type ChosenSample } from './SamplesBanner/SampleSlots.tsx';
export {
  SamplesSelector,
  type SampleOption,
  type SamplesSelectorProps,
} from './SamplesSelector/SamplesSelector.tsx';
export {
  SaveForLaterButton,
  type SaveForLaterButtonProps,
} from './SaveForLaterButton/SaveForLaterButton.tsx';
export { SearchButton, type SearchButtonProps } from './SearchButton/SearchButton.tsx';
export { isSearchShortcutEnabled, setSearchShortcutEnabled } from './SearchDialog/search-shortcut.ts';
export { SearchDialog, type SearchDialogProps } from './SearchDialog/SearchDialog.tsx';
export {
  SearchActions,
  SearchArticleRow,
  SearchSuggestionList,
  SearchColumns,
  SearchNoResults,
  SearchPageRow,
  SearchProductRow,
  SearchRows,
  SearchSection,
  type SearchArticleRowProps,
  type SearchSuggestion,
  type SearchSuggestionListProps,
  type SearchColumnsProps,
  type SearchNoResultsProps,
  type SearchPageRowProps,
  type SearchProductRowProps,
  type SearchSectionProps,
} from './SearchDialog/SearchResults.tsx';
export { RangeFields, type NumberRange, type RangeFieldsProps } from './RangeFields/RangeFields.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { SelectField, type SelectFieldProps } from './SelectField/SelectField.tsx';
export { ShowMore, type ShowMoreProps } from './ShowMore/ShowMore.tsx';
export { SubNavigation, type SubNavigationProps } from './SubNavigation/SubNavigation.tsx';
export { SizeMenu, type SizeMenuProps } from './SizeMenu/SizeMenu.tsx';
export { SizeSelector, type SizeOption, type SizeSelectorProps } from './SizeSelector/SizeSelector.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { SortControl, type SortControlProps } from './SortControl/SortControl.tsx';
export { Spacer, type SpacerProps } from './Spacer/Spacer.tsx';
export { ImageWithText, type ImageWithTextProps } from './ImageWithText/ImageWithText.tsx';
export { StepIndicator, type StepIndicatorProps } from './StepIndicator/StepIndicator.tsx';
export { InstructionSteps, type InstructionStepsProps } from './InstructionSteps/InstructionSteps.tsx';
export { StickyBuyBar, type StickyBuyBarProps } from './StickyBuyBar/StickyBuyBar.tsx';
export { StockAlertForm, type StockAlertFormProps } from './StockAlertForm/StockAlertForm.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TipsGrid, type TipsGridProps } from './TipsGrid/TipsGrid.tsx';
export { ToastRegion, type Toast, type ToastRegionProps } from './ToastRegion/ToastRegion.tsx';
export { Video, type VideoCaptions, type VideoProps, type VideoSource } from './Video/Video.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export { RoutineSteps, type RoutineStep, type RoutineStepsProps } from './RoutineSteps/RoutineSteps.tsx';
export {
  RecentlyViewedProducts,
  type RecentlyViewedProductsProps,
} from './RecentlyViewedProducts/RecentlyViewedProducts.tsx';
export { WithdrawalForm, type WithdrawalFormProps } from './WithdrawalForm/WithdrawalForm.tsx';
export {
  WithdrawalReceipt,
  WithdrawalReview,
  type StatedWithdrawal,
  type WithdrawalReceiptProps,
  type WithdrawalReviewProps,
} from './WithdrawalForm/WithdrawalSteps.tsx';
export {
  selectPartialWithdrawal,
  fillEmptyWithdrawalFields,
  tickGoodsNamedInText,
  type WithdrawalPrefill,
} from './WithdrawalForm/fill-withdrawal-form.ts';
export { GrassMark, Wordmark, type WordmarkProps } from './Wordmark/Wordmark.tsx';
export { loadExtendedFontsOnDemand } from './tokens/load-extended-fonts.ts';
export {
  breakpoints,
  colors,
  toColorVar,
  durations,
  easing,
  layers,
  spaces,
  tints,
  toTintVar,
  typeSizes,
  type Color,
  type Space,
  type Tint,
  type TypeSize,
} from './tokens.ts';
