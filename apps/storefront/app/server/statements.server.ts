/**
 * What pages say about themselves in the words of schema.org, so that search engines need not guess. A test holds every
 * statement of the built pages against the vocabulary itself (`apps/storefront-e2e/src/structured-data.spec.ts`).
 */
import type * as schema from 'schema-dts';
import type { Product as CmsProduct, Settings } from '@marehalm/shop/content';
import { toPlainText, type RichText } from '@marehalm/cms-client/rich-text';
import { locales, marketIds, markets, type LocaleCode, type MarketId, brand } from '@marehalm/shop';
import type { Crumb } from './breadcrumb.server.ts';
import type { MarketPrice, PictureView } from '../view-models/product.ts';
import { siteAddress } from './site-address.server.ts';

/** A thing in full, not by its address alone. */
type Said<Thing> = Exclude<Thing, string>;

/** Other statements point at the shop by this id; it stands in full on the front page. */
const shopId = () => siteAddress('/#shop');

/** Who runs the shop (E-commerce Directive 2000/31/EC, art. 5), and how long goods may be sent back (2011/83/EU, art. 9). */
export function shopStatement({ company }: Settings): Said<schema.OnlineStore> {
  return {
    '@type': 'OnlineStore',
    '@id': shopId(),
    name: brand.name,
    legalName: company.name,
    url: siteAddress('/'),
    logo: siteAddress('/favicon.svg'),
    email: company.email,
    identifier: { '@type': 'PropertyValue', propertyID: 'CVR', value: company.cvr },
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postcode,
      addressLocality: company.city,
      addressCountry: 'DK',
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: marketIds.flatMap((id) => markets[id].countries),
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

/** The site in one language, and where its search answers: `searchPath` ends in the parameter, without a value. */
export function siteStatement(
  locale: LocaleCode,
  homePath: string,
  searchPath: string,
): Said<schema.WebSite> {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: siteAddress(homePath),
    inLanguage: locales[locale].isoCode,
    publisher: { '@id': shopId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteAddress(searchPath)}{search_term_string}` },
      // How schema.org says which part of the template is typed; its types do not know of annotations.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

/** The way from the front page to this one. */
export function breadcrumbStatement(crumbs: readonly Crumb[]): Said<schema.BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: siteAddress(path),
    })),
  };
}

/**
 * A page that lists others, in its order: their addresses alone, for search engines read the pages themselves
 * (developers.google.com/search/docs/appearance/structured-data/carousel#summary-page).
 */
export function listStatement(items: readonly { readonly href: string }[]): Said<schema.ItemList> {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ href }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      url: siteAddress(href),
    })),
  };
}

/** Questions that the page itself answers; none where there are none. */
export function questionStatements(
  questions: readonly { readonly question: string; readonly answer: RichText }[],
): Said<schema.FAQPage>[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
      })),
    },
  ];
}

/** What is read: an article of the journal, or a tip, which has no date. */
export function articleStatement(article: {
  readonly title: string;
  readonly text: string;
  /** `2026-10-02` */
  readonly published?: string;
  readonly section?: string;
  readonly picture: PictureView;
  readonly path: string;
  readonly locale: LocaleCode;
}): Said<schema.Article> {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.text,
    ...(article.published ? { datePublished: article.published } : {}),
    ...(article.section ? { articleSection: article.section } : {}),
    inLanguage: locales[article.locale].isoCode,
    image: siteAddress(article.picture.src),
    mainEntityOfPage: siteAddress(article.path),
    author: { '@type': 'Organization', name: brand.name, url: siteAddress('/') },
    publisher: { '@type': 'Organization', name: brand.name, url: siteAddress('/') },
  };
}

/** A routine: what is done, in which order, and with what. */
export function howToStatement(routine: {
  readonly name: string;
  readonly summary: string;
  readonly picture: PictureView;
  readonly locale: LocaleCode;
  readonly steps: readonly {
    readonly title: string;
    readonly note: string;
    readonly product: { readonly name: string; readonly href: string };
  }[];
}): Said<schema.HowTo> {
  return {
    '@type': 'HowTo',
    name: routine.name,
    description: routine.summary,
    image: siteAddress(routine.picture.src),
    inLanguage: locales[routine.locale].isoCode,
    supply: [...new Set(routine.steps.map(({ product }) => product.name))].map((name) => ({
      '@type': 'HowToSupply',
      name,
    })),
    step: routine.steps.map(({ title, note, product }, position) => ({
      '@type': 'HowToStep',
      position: position + 1,
      name: title,
      text: note,
      url: siteAddress(product.href),
    })),
  };
}

/** One thing to buy in one market. */
interface SoldSize {
  readonly sku: string;
  readonly market: MarketId;
  readonly price: Pick<MarketPrice, 'price' | 'available'>;
  /** "30 ml" */
  readonly label?: string;
  readonly size?: Pick<CmsProduct['sizes'][number], 'amount' | 'unit'>;
}

/** A product with an offer for each size in each market. There are no ratings, so none are told. */
export function productStatement(product: {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly path: string;
  readonly category?: string;
  readonly pictures: readonly PictureView[];
  readonly sold: readonly SoldSize[];
}): Said<schema.Product> {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: siteAddress(product.path),
    ...(product.category ? { category: product.category } : {}),
    brand: { '@type': 'Brand', name: brand.name },
    image: product.pictures.map(({ src }) => siteAddress(src)),
    offers: product.sold.map((sold) => offer(sold, product.path)),
  };
}

function offer({ sku, market, price, label, size }: SoldSize, path: string): Said<schema.Offer> {
  const { currency, countries } = markets[market];
  const amount = (price.price / 100).toFixed(2);
  const quantity = size && referenceQuantity(size);
  const specification: schema.UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
    ...(quantity ? { referenceQuantity: quantity } : {}),
  };
  return {
    '@type': 'Offer',
    sku,
    ...(label ? { name: label } : {}),
    url: siteAddress(`${path}?market=${market}&size=${sku}`),
    price: amount,
    priceCurrency: currency,
    priceSpecification: specification,
    eligibleRegion: [...countries],
    itemCondition: 'https://schema.org/NewCondition',
    availability: price.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@type': 'Organization', name: brand.name },
  };
}

/** What the price buys, and the quantity that prices are compared by (98/6/EC): UN/CEFACT's codes. */
function referenceQuantity(size: NonNullable<SoldSize['size']>): schema.QuantitativeValue | undefined {
  const codes = { ml: { own: 'MLT', base: 'LTR' }, g: { own: 'GRM', base: 'KGM' } };
  if (size.unit !== 'ml' && size.unit !== 'g') return undefined;
  const { own, base } = codes[size.unit];
  return {
    '@type': 'QuantitativeValue',
    value: size.amount,
    unitCode: own,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: base },
  };
}
