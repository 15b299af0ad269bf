import type { ChunkGroup } from '@marehalm/static-router/vite';

/**
 * Modules that nearly every page loads, by folder or file. One chunk compresses far better than the fifty that the bundler would
 * write. A module that few pages need makes all of them larger, which their budgets detect.
 */
const SHOP = [
  'app/root\\.',
  'app/browser/hydration-boundary\\.',
  'app/catalogue/(?:lazy-product-rating|price-texts|product-card|site-breadcrumb)\\.',
  'app/cart/(?:add-to-bag|bag-button|shopper-bag-store|fetch-bag-drawer|use-cart-count)\\.',
  'app/intl/(?:lazy-localized-components|messages|page-locale|use-format)\\.',
  'app/layout/(?!delivery-country-overlay|not-found-suggestions|offline-page|preferences-dialog)',
  'app/search/search-overlay\\.',
  'app/session/(?:market|overlay-store|alternate-url-suffix)\\.',
  'libs/cart-domain/src/(?:shopper-bag-store|has-stored-bag-items|internal/safe-storage)\\.',
  'libs/i18n-routing/(?!src/(?:create-text-comparator|format-date|to-safe-return-path|internal/calendar|react/localized-client-only-component|react/use-is-hydrated)\\.)',
  'libs/page-data/src/view-models/(?:is-page-path|is-related-list-page|page-head|product-card-view|search-parameter|translate-hash)\\.',
  'libs/site-metadata/src/page-head\\.',
  'libs/shop/(?!src/(?:(?:contact|delivery-calendar|holidays|keep-together|postcodes|search|shop-environment-variables|towns|wallets)\\.|content/))',
  'libs/static-router/src/(?!client/(?:load-when-online|prefetch-links|prefetch-page|is-prefetch-allowed|cache-page|first-history-entry|flash-message|media-query|use-matches-media|wait-for-interaction)\\.)',
  'libs/ui/src/(?:Badge|Breadcrumb|Button|Disclosure|EmptyState|Footer|Header|Heading|Icon|IconButton|Link)/',
  'libs/ui/src/(?:MegaMenu|MobileMenu|OfflineBanner|PageHeader|PageLoading|Picture|Price|ProductCard)/',
  'libs/ui/src/ProductGrid/ProductGrid\\.',
  'libs/ui/src/(?:PromoBar|RichText|SearchButton|Section|SubNavigation|SkipLink|VisuallyHidden|Wordmark)/',
  'libs/ui/src/Dialog/ModalFrame\\.',
  'node_modules/zustand/',
  'vite/preload-helper',
];

/**
 * The chunks of the shop: what does not change between releases, what all pages share, what forms share, and what opens over pages.
 * Small chunks are costly, because `shop` lists their names.
 */
export const chunks: readonly ChunkGroup[] = [
  {
    name: 'react',
    modules: [
      'node_modules/(?:react|react-dom|react-intl|react-router|scheduler)/',
      'node_modules/(?:@formatjs|intl-messageformat)/',
      'rolldown/runtime',
    ],
    priority: 2,
    isOnEveryPage: true,
  },
  { name: 'overlay', modules: ['libs/ui/src/(?:Dialog|Drawer)/'] },
  { name: 'progress', modules: ['libs/ui/src/(?:Notice|ProgressBar|Skeleton)/'] },
  {
    name: 'radio',
    modules: ['libs/ui/src/(?:RadioGroup|StickyBuyBar)/', 'libs/ui/src/Field/FieldError\\.'],
  },
  {
    name: 'field',
    modules: [
      'libs/ui/src/(?:Checkbox|Field|TextField)/',
      'libs/ui/src/Form/use-posted-form\\.',
      'app/intl/email-mistake-texts\\.',
    ],
  },
  { name: 'shop', modules: SHOP, priority: 1, isOnEveryPage: true },
];

/** Names of chunks that are loaded within a second after every page, so that lazy parts need not list them as dependencies. */
export const alwaysLoadedChunks = ['public-configuration'];
