import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefFor } from '@marehalm/i18n-routing';
import { limitQuery } from '@marehalm/search';
import { Button, ButtonLink, Notice, ProductGrid, SearchField } from '@marehalm/ui';
import { ProductCard } from '../../catalogue/product-card';
import type { ProductCardView } from '../../catalogue/product-view';
import { usePageLocale } from '../../page-locale';
import { useMarket } from '../../shell/market';
import { useText } from '../../text';
import type { SearchGuide } from './search-guide';
import { listAddress, shopAddress } from './shop-address';
import { Categories } from './suggestions';
import { useSearchGuide } from './use-search-guide';
import { useShopSearch } from './use-shop-search';
import styles from './shop-results.module.css';

export interface ShopResultsProps {
  /** Every product of the shop: a hit says which one, the shop says what it costs. */
  readonly products: readonly ProductCardView[];
  /** The prerendered list, shown while searching and when the search does not answer. */
  readonly children: ReactNode;
}

/** What `/shop?q=…` finds, in place of the whole list; the page's heading says what was searched for. */
export function ShopResults({ products, children }: ShopResultsProps) {
  const t = useText();
  const locale = usePageLocale();
  const market = useMarket();
  const guide = useSearchGuide();
  const { search: searchParams } = useLocation();
  const state = useMemo(() => listAddress(locale).read(searchParams), [locale, searchParams]);
  const { search, retry } = useShopSearch(state, locale, market);
  const query = state.query.trim();
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  // A product that is newer than this page has no page of its own yet.
  const found =
    search.kind === 'found' ? search.hits.flatMap(({ objectID }) => byId.get(objectID) ?? []) : [];

  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <Field query={state.query} />
        <div className={styles.line}>
          <p className={styles.count} role="status">
            {search.kind === 'searching' && t('search.searching', { query })}
            {search.kind === 'found' &&
              (found.length > 0 ? t('list.count', { count: found.length }) : t('search.none', { query }))}
          </p>
          <ButtonLink variant="link" href={hrefFor('shop', locale)} onClick={focusPageHeading}>
            {t('search.showAll')}
          </ButtonLink>
        </div>
        {search.kind === 'failed' && (
          <Notice tone="problem">
            <p>{t('search.downInList')}</p>
            <Button variant="link" onClick={retry}>
              {t('search.retry')}
            </Button>
          </Notice>
        )}
      </div>
      {search.kind === 'found' ? (
        <Found products={found} guide={guide} />
      ) : (
        <div className={styles.waiting} data-kind={search.kind} aria-busy={search.kind === 'searching'}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Without a query there are no results, and what had the focus in them goes with them. */
function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** The query stays in the field, to be changed (ux-rules, part 2, rule 45). */
function Field({ query }: { query: string }) {
  const t = useText();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const [shown, setShown] = useState(query);
  const [typed, setTyped] = useState(query);
  // Back, forward and the dialog change the address too. The field stays, and with it the focus.
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  return (
    <SearchField
      label={t('search.label')}
      action={hrefFor('shop', locale)}
      name="q"
      value={typed}
      onChange={(text) => {
        setTyped(limitQuery(text));
      }}
      onSubmit={(text) => {
        if (text.trim() === '') focusPageHeading();
        void navigate(shopAddress(text, locale));
      }}
      clearLabel={t('search.clear')}
      submitLabel={t('site.search')}
    />
  );
}

function Found({ products, guide }: { products: readonly ProductCardView[]; guide: SearchGuide }) {
  const t = useText();
  const locale = usePageLocale();
  if (products.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{t('search.noneHelp')}</p>
        <Categories categories={guide.categories[locale]} />
      </div>
    );
  }
  return (
    <ProductGrid>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} level={2} />
      ))}
    </ProductGrid>
  );
}
