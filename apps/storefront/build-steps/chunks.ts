import type { Rolldown } from 'vite';

/**
 * What nearly every page loads, by folder or file. One file of it compresses far better than the fifty that the bundler would
 * make of it. What is not named here finds its own file as ever; what is named and needed by few makes all pages longer, which the
 * budgets of the pages notice.
 */
const SHOP = [
  'app/(?:hydration-boundary|later|more-text|on-return|page-locale|text|use-has-lasted|use-is-in-browser|when-idle)\\.',
  'app/catalogue/(?:price-texts|product-card|site-breadcrumb)\\.',
  'app/features/bag/(?:add-to-bag|bag-button|bag-glance|fetch-[a-z]+)\\.',
  'app/shell/(?!country\\.|location-dialog|offline-page|preferences-dialog|shell\\.(?:da|en)\\.)',
  'libs/i18n-routing/(?!src/(?:compare-text|format-date|safe-return-path|internal/danish-calendar)\\.)',
  'libs/static-router/src/(?!client/(?:prefetch-links|prefetch-page|is-prefetch-allowed|cache-page)\\.)',
  'libs/ui/src/(?:ArticleCard|Badge|Breadcrumb|Button|Disclosure|EmptyState|Footer|Header|Heading|Icon|IconButton|Link)/',
  'libs/ui/src/(?:MegaMenu|MobileMenu|OfflineBanner|PageHeader|PageLoading|Picture|Price|ProductCard|ProductGrid)/',
  'libs/ui/src/(?:PromoBar|Section|SkipLink|VisuallyHidden|Wordmark)/',
  'libs/ui/src/Dialog/ModalFrame\\.',
  'node_modules/zustand/',
  'vite/preload-helper',
];

const group = (name: string, places: readonly string[], priority: number) => ({
  name,
  test: new RegExp(
    places.map((place) => `(?:^|[\\\\/\\0])${place.replaceAll('/', String.raw`[\\/]`)}`).join('|'),
  ),
  priority,
});

/**
 * How the code of the shop is cut into files: what never changes between releases, what all pages share, or all forms, or what opens
 * over pages, and the rest. Small files that come together cost each the name of one, in the list that `shop` keeps of them too.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    group('react', ['node_modules/(?:react|react-dom|react-router|scheduler)/', 'rolldown/runtime'], 2),
    group('overlay', ['libs/ui/src/(?:Dialog|Drawer)/'], 0),
    group('progress', ['libs/ui/src/(?:Notice|ProgressBar|Skeleton)/'], 0),
    group('field', ['libs/ui/src/(?:Checkbox|Field|RadioGroup|TextField)/'], 0),
    group('shop', SHOP, 1),
  ],
};

/** The groups that are in all pages. */
export const ofAllPages = ['react', 'shop'] as const;

/** They, and the configuration, which comes a second later where a page has not needed it. */
const hereAlready = new RegExp(
  String.raw`^assets/(?:${ofAllPages.join('|')}|rolldown-runtime|configuration)-[\w-]{7}\.js$`,
);

/** Of the files that a part needs, those that are to be fetched with it: a page that asks for a part has the others. */
export function fetchedWithParts(files: readonly string[]): string[] {
  const missing = files.filter((file) => !hereAlready.test(file));
  // What asks for one file needs no list of it.
  return missing.length > 1 ? missing : [];
}
