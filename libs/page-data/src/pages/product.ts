import { findProductBadge } from '@marehalm/cart-domain/market';
import { splitInci } from '@marehalm/shop/content';
import { hrefFor, hrefOf, marketIds, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { toProductJsonLd } from '@marehalm/site-metadata';
import type { Content } from './content.ts';
import { describePage } from './page-head.ts';
import { toPictureView } from './pictures.ts';
import { splitProductPictures } from './split-product-pictures.ts';
import {
  findProductRating,
  toProductOffers,
  getProduct,
  findProductBySlug,
  toProductCards,
  toSizeViews,
} from './product-view.ts';
import { toReviewsView } from './reviews.ts';
import { getAboutPagePath } from './about-page-path.ts';
import { toRoutineTeaser } from './teasers.ts';
import type { PageSources } from './sources.ts';
import { createOfferFacts } from './structured-data.ts';

type ProductMatch = Extract<RouteMatch, { name: 'product' }>;

type Product = Content['products'][number];

/** Returns the ingredient lists: one, or one for each part of a set. Ingredients in the glossary are links. */
function ingredientLists(content: Content, product: Product, locale: LocaleCode) {
  const glossary = getAboutPagePath(content, 'glossary', locale);
  const slugs = new Map(
    content.ingredients.flatMap((one) => one.inci.map((inci) => [inci.toLowerCase(), one.slugs[locale]])),
  );
  const linked = (inci: string) =>
    splitInci(inci).map((name) => {
      const slug = slugs.get(name.toLowerCase());
      return slug === undefined ? { name } : { name, href: `${glossary}#${slug}` };
    });
  if (product.inci) return [{ ingredients: linked(product.inci) }];
  return (product.bundle ?? []).flatMap((part) => {
    const { name, inci } = getProduct(content, part.product);
    return inci ? [{ title: `${name}, ${part.amount} ${part.unit}`, ingredients: linked(inci) }] : [];
  });
}

const named = (terms: readonly { id: string; name: string }[], ids: readonly string[]) =>
  ids.flatMap((id) => terms.filter((term) => term.id === id).map((term) => term.name));

/** Returns the data of a product page; `undefined` for an unknown slug. */
export function createProductPageData(sources: PageSources, match: ProductMatch) {
  const { locale } = match;
  const { contents, variants } = sources;
  const content = contents[locale];
  const product = findProductBySlug(content, match.parameters.slug, locale);
  if (!product) return undefined;

  const { vocabulary } = content;
  const series = content.collections.find((one) => one.id === product.collection);
  const category = content.categories.find((one) => one.id === product.category);
  const sizes = toSizeViews(product, sources);
  const pictures = product.pictures.map((picture) => toPictureView(picture, sources));
  const { gallery, besideUse } = splitProductPictures(product.pictures);
  const badge = findProductBadge(product, sizes);
  const rating = findProductRating(product, variants);
  const reviews = toReviewsView(content, product.id, locale, rating);
  const parts = (product.bundle ?? []).map((part) => part.product);
  const seriesHref = series && hrefFor('collection', locale, { collection: series.slugs[locale] });

  const { head, crumbs } = describePage(sources, match, {
    title: product.name,
    description: `${product.promise} ${product.description}`,
    kind: 'product',
    ...(pictures[0] ? { picture: pictures[0] } : {}),
    trail: [
      ...(seriesHref ? [{ label: series.name, path: seriesHref }] : []),
      { label: product.name, path: hrefOf(match) },
    ],
    statements: [
      toProductJsonLd(sources.site, {
        name: product.name,
        description: product.description,
        sku: product.sizes[0]?.sku ?? product.id,
        path: hrefOf(match),
        category: category?.name,
        pictures: pictures.map(({ src }) => src),
        rating,
        reviews: reviews?.items.map((review) => ({ language: locale, ...review })),
        offers: product.sizes.flatMap((size, position) =>
          marketIds.flatMap((market) => {
            const { price, available } = sizes[position]?.market[market] ?? {};
            if (price === undefined || available === undefined) return [];
            const { sku, label } = size;
            return createOfferFacts(hrefOf(match), market, { sku, label, measure: size, price, available });
          }),
        ),
      }),
    ],
  });

  return {
    head,
    id: product.id,
    name: product.name,
    subtitle: product.subtitle,
    promise: product.promise,
    description: product.description,
    details: product.details,
    crumbs,
    ...(seriesHref ? { series: { name: series.name, href: seriesHref, colour: series.colour } } : {}),
    pictures: gallery.map((picture) => toPictureView(picture, sources)),
    sizes,
    ...(badge ? { badge } : {}),
    ...(rating ? { rating } : {}),
    ...(reviews ? { reviews } : {}),
    offers: toProductOffers(product.id, sources),
    suitedTo: named(vocabulary.skinTypes, product.skinTypes),
    concerns: named(
      vocabulary.concerns,
      product.concerns.filter((concern) => concern !== 'none'),
    ),
    texture: product.texture,
    ...(besideUse ? { pictureBesideUse: toPictureView(besideUse, sources) } : {}),
    scent: product.scent,
    howToUse: product.howToUse,
    usage: product.usage,
    ...(product.warnings ? { warnings: product.warnings } : {}),
    ...(product.paoMonths ? { paoMonths: product.paoMonths } : {}),
    certifications: product.certifications.flatMap((id) =>
      vocabulary.certifications.filter((one) => one.id === id).map(({ name, note }) => ({ name, note })),
    ),
    keyIngredients: product.keyActives.flatMap((id) =>
      content.ingredients
        .filter((one) => one.id === id)
        .map(({ slugs, name, description }) => ({
          id,
          name,
          description,
          href: `${getAboutPagePath(content, 'glossary', locale)}#${slugs[locale]}`,
        })),
    ),
    ingredientLists: ingredientLists(content, product, locale),
    routines: content.routines
      .filter((routine) => product.usedInRoutines.includes(routine.id))
      .map((routine) => toRoutineTeaser(routine, sources, locale)),
    /** Alternatives while this product is sold out. */
    alternatives: badge === 'sold-out' ? findAlternatives(product, sources, locale) : [],
    /** The parts of a set. */
    parts: toProductCards(parts, sources, locale),
    related: toProductCards(
      product.related.filter((id) => !parts.includes(id)),
      sources,
      locale,
    ),
    paths: {
      delivery: getAboutPagePath(content, 'delivery', locale),
      returns: getAboutPagePath(content, 'withdraw', locale),
      privacy: getAboutPagePath(content, 'privacy', locale),
    },
  };
}

/** Maximum number of alternatives to a sold-out product. */
const MAX_ALTERNATIVES = 4;

/** Finds available products of the same category, the most popular first. */
function findAlternatives(product: Product, sources: PageSources, locale: LocaleCode) {
  const popularity = ({ ranking }: Product) => ranking?.popularity ?? 0;
  const others = sources.contents[locale].products
    .filter((other) => other.id !== product.id && other.category === product.category)
    .sort((one, other) => popularity(other) - popularity(one));
  const cards = toProductCards(
    others.map(({ id }) => id),
    sources,
    locale,
  );
  return cards.filter((card) => card.badge !== 'sold-out').slice(0, MAX_ALTERNATIVES);
}

export type ProductPageData = NonNullable<ReturnType<typeof createProductPageData>>;
