import { useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  ArticleCard,
  ArticleGrid,
  Badge,
  BuyBox,
  FactList,
  Gallery,
  Heading,
  Picture,
  ProductGrid,
  ProductLayout,
  Section,
  StepsList,
  Link,
} from '@marehalm/ui';
import { toBadgeText, ProductCard } from '../../catalogue/product-card';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { BelowTheFold } from '../../browser/hydration-boundary';
import { usePageLocale } from '../../intl/page-locale';
import { AddToBagButton } from '../../cart/add-to-bag-button';
import { BuyBar } from './buy-bar';
import { DeliveryPromise } from './delivery-promise';
import { Ingredients } from './ingredients';
import { LazyPictureZoom } from './lazy-picture-zoom';
import type { ProductPageData } from '../../server/product.server';
import type { ProductCardView } from '../../view-models/product';
import { SizeChoice, StockNote } from './size-choice';
import { useSize } from './use-size';
import styles from './product-page.module.css';

/** Terms that each begin with a capital, as one line that does: "Dry, normal, mature". */
const enumeration = (terms: readonly string[], locale: string) =>
  terms
    .map((term, position) =>
      position === 0 ? term : term.slice(0, 1).toLocaleLowerCase(locale) + term.slice(1),
    )
    .join(', ');

/** One product: pictures and buying first, then what one wants to know, in the order in which one asks. */
export function ProductPage(product: ProductPageData) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [size, choose] = useSize(product.sizes);
  const buyButton = useRef<HTMLDivElement>(null);
  const offer = product.offers.find((one) => one.sku === size?.sku);
  if (!size || !offer) throw new Error(`Cannot show ${product.id}: it has no size that is offered`);

  const facts = [
    { term: intl.formatMessage({ id: 'product.suitedTo' }), text: enumeration(product.suitedTo, locale) },
    { term: intl.formatMessage({ id: 'product.concerns' }), text: enumeration(product.concerns, locale) },
    { term: intl.formatMessage({ id: 'product.texture' }), text: product.texture },
    { term: intl.formatMessage({ id: 'product.scent' }), text: product.scent },
    {
      term: intl.formatMessage({ id: 'product.afterOpening' }),
      text: product.paoMonths
        ? intl.formatMessage({ id: 'product.months' }, { count: product.paoMonths })
        : '',
    },
  ].filter(({ text }) => text !== '');
  const picturesLabel = intl.formatMessage({ id: 'product.pictures' }, { product: product.name });
  const pictures = product.pictures.map((picture) => ({ picture, alt: picture.alt }));

  return (
    <div className={styles.page}>
      <div className={styles.crumbs}>
        <SiteBreadcrumb crumbs={product.crumbs} />
      </div>
      <ProductLayout
        gallery={
          <Gallery
            label={picturesLabel}
            pictures={pictures}
            previousLabel={intl.formatMessage({ id: 'gallery.previous' })}
            nextLabel={intl.formatMessage({ id: 'gallery.next' })}
            positionLabel={(position, count) =>
              intl.formatMessage({ id: 'gallery.position' }, { position, count })
            }
            zoom={{
              label: intl.formatMessage({ id: 'gallery.enlarge' }),
              view: (view) => <LazyPictureZoom {...view} label={picturesLabel} pictures={pictures} />,
            }}
          />
        }
        buyBox={
          <BuyBox
            {...(product.series
              ? { collection: <Link href={product.series.href}>{product.series.name}</Link> }
              : {})}
            name={product.name}
            promise={product.promise}
            {...(product.badge
              ? { badge: <Badge tone={product.badge}>{toBadgeText(product.badge, intl)}</Badge> }
              : {})}
          >
            <SizeChoice sizes={product.sizes} size={size} onChange={choose} />
            <div ref={buyButton} className={styles.buy}>
              <StockNote size={size} />
              <AddToBagButton offer={offer} />
            </div>
            <DeliveryPromise paths={product.paths} />
          </BuyBox>
        }
      />

      <BelowTheFold>
        <Cards title={intl.formatMessage({ id: 'product.alternatives' })} products={product.alternatives} />
        <Cards title={intl.formatMessage({ id: 'product.parts' })} products={product.parts} />
        <Section>
          <div className={styles.about}>
            <div className={styles.words}>
              <p className={styles.lead}>{product.description}</p>
              {product.details && <p>{product.details}</p>}
            </div>
            <FactList facts={facts} />
          </div>
        </Section>

        <Section>
          <div className={styles.use}>
            {product.pictureBesideUse && (
              <div className={styles.texture}>
                <Picture
                  picture={product.pictureBesideUse}
                  alt={product.pictureBesideUse.alt}
                  sizes="(width >= 64em) 50vw, 100vw"
                  ratio="1:1"
                />
              </div>
            )}
            <div className={styles.steps}>
              <Heading level={2} size="m">
                {intl.formatMessage({ id: 'product.howToUse' })}
              </Heading>
              <StepsList steps={product.howToUse} />
              {product.warnings && (
                <p className={styles.warning}>
                  {intl.formatMessage({ id: 'product.warning' }, { text: product.warnings })}
                </p>
              )}
            </div>
          </div>
        </Section>

        {(product.keyIngredients.length > 0 || product.ingredientLists.length > 0) && (
          <Section title={intl.formatMessage({ id: 'product.ingredients' })}>
            <Ingredients keyIngredients={product.keyIngredients} lists={product.ingredientLists} />
          </Section>
        )}

        {product.certifications.length > 0 && (
          <Section title={intl.formatMessage({ id: 'product.certifications' })}>
            <FactList facts={product.certifications.map(({ name, note }) => ({ term: name, text: note }))} />
          </Section>
        )}

        {product.routines.length > 0 && (
          <Section title={intl.formatMessage({ id: 'product.usedIn' })}>
            <ArticleGrid>
              {product.routines.map((routine) => (
                <ArticleCard key={routine.id} {...routine} />
              ))}
            </ArticleGrid>
          </Section>
        )}

        <Cards title={intl.formatMessage({ id: 'product.related' })} products={product.related} />

        <BuyBar watch={buyButton} name={product.name} size={size} offer={offer} />
      </BelowTheFold>
    </div>
  );
}

/** A row of products; nothing without any. */
function Cards({ title, products }: { title: string; products: readonly ProductCardView[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <ProductGrid>
        {products.map((card) => (
          <ProductCard key={card.id} product={card} />
        ))}
      </ProductGrid>
    </Section>
  );
}
