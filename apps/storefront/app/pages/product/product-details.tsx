import { useIntl } from 'react-intl';
import {
  ArticleCard,
  ArticleGrid,
  FactList,
  Heading,
  Picture,
  ProductIngredients,
  Section,
  InstructionSteps,
} from '@marehalm/ui';
import { RecommendedProductsSection } from '../../catalogue/product-row';
import { usePageLocale } from '../../intl/page-locale';
import type { ProductPageData } from '@marehalm/page-data';
import { LazyProductReviews } from './lazy-product-reviews';
import styles from './product-details.module.css';

/** Terms that each begin with a capital, as one line that does: "Dry, normal, mature". */
const enumeration = (terms: readonly string[], locale: string) =>
  terms
    .map((term, position) =>
      position === 0 ? term : term.slice(0, 1).toLocaleLowerCase(locale) + term.slice(1),
    )
    .join(', ');

/** Renders the details below the buy box, in the order of shoppers' questions: suitability, use, ingredients and so on. */
export function ProductDetails(product: ProductPageData) {
  const intl = useIntl();
  const locale = usePageLocale();
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
  return (
    <>
      <RecommendedProductsSection
        title={intl.formatMessage({ id: 'product.alternatives' })}
        products={product.alternatives}
      />
      <RecommendedProductsSection
        title={intl.formatMessage({ id: 'product.parts' })}
        products={product.parts}
      />
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
            <InstructionSteps steps={product.howToUse} />
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
          <ProductIngredients
            keyIngredients={product.keyIngredients}
            lists={product.ingredientLists}
            listsLabel={intl.formatMessage({ id: 'product.fullIngredients' })}
          />
        </Section>
      )}

      {product.certifications.length > 0 && (
        <Section title={intl.formatMessage({ id: 'product.certifications' })}>
          <FactList facts={product.certifications.map(({ name, note }) => ({ term: name, text: note }))} />
        </Section>
      )}

      {product.rating && product.reviews && (
        <LazyProductReviews rating={product.rating} reviews={product.reviews} />
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

      <RecommendedProductsSection
        title={intl.formatMessage({ id: 'product.related' })}
        products={product.related}
      />
    </>
  );
}
