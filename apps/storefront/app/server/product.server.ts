import { findProductBadge } from '@marehalm/cart-domain/market';
import { splitInci } from '@marehalm/shop/content';
import { hrefFor, hrefOf, marketIds, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { toProductJsonLd } from '@marehalm/site-metadata';
import { loadVariantsPerMarket } from './variants-per-market.server.ts';
import { loadShopContent, type Content } from './content.server.ts';
import { describePage } from './page-head.server.ts';
import { toPictureView } from './pictures.server.ts';
import { splitProductPictures } from './split-product-pictures.ts';
import {
  findProductRating,
  loadProductOffers,
  getProduct,
  findProductBySlug,
  loadProductCards,
  toSizeViews,
} from './product-view.server.ts';
import { toReviewsView } from './reviews.server.ts';
import { getAboutPagePath } from './about-page-path.server.ts';
import { toRoutineTeaser } from './teasers.server.ts';
import { structuredDataSite } from './site-url.server.ts';
import { createOfferFacts } from './structured-data.server.ts';

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

/**
 * Loads the data of a product page.
 *
 * @throws Response with status 404 for an unknown slug.
 */
export async function loadProduct(match: ProductMatch) {
  const { locale } = match;
  const [content, assortment] = await Promise.all([loadShopContent(locale), loadVariantsPerMarket()]);
  const product = findProductBySlug(content, match.parameters.slug, locale);
  if (!product) throw new Response('Not found', { status: 404 });

  const { vocabulary } = content;
  const series = content.collections.find((one) => one.id === product.collection);
  const category = content.categories.find((one) => one.id === product.category);
  const sizes = toSizeViews(product, assortment);
  const pictures = product.pictures.map(toPictureView);
  const { gallery, besideUse } = splitProductPictures(product.pictures);
  const badge = findProductBadge(product, sizes);
  const rating = findProductRating(product, assortment);
  const reviews = toReviewsView(content, product.id, locale, rating);
  const parts = (product.bundle ?? []).map((part) => part.product);
  const seriesHref = series && hrefFor('collection', locale, { collection: series.slugs[locale] });

  const { head, crumbs } = await describePage(match, {
    title: product.name,
    description: `${product.promise} ${product.description}`,
    kind: 'product',
    ...(pictures[0] ? { picture: pictures[0] } : {}),
    trail: [
      ...(seriesHref ? [{ label: series.name, path: seriesHref }] : []),
      { label: product.name, path: hrefOf(match) },
    ],
    statements: [
      toProductJsonLd(structuredDataSite, {
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
    pictures: gallery.map(toPictureView),
    sizes,
    ...(badge ? { badge } : {}),
    ...(rating ? { rating } : {}),
    ...(reviews ? { reviews } : {}),
    offers: await loadProductOffers(product.id),
    suitedTo: named(vocabulary.skinTypes, product.skinTypes),
    concerns: named(
      vocabulary.concerns,
      product.concerns.filter((concern) => concern !== 'none'),
    ),
    texture: product.texture,
    ...(besideUse ? { pictureBesideUse: toPictureView(besideUse) } : {}),
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
      .map((routine) => toRoutineTeaser(routine, locale)),
    /** Alternatives while this product is sold out. */
    alternatives: badge === 'sold-out' ? await findAlternatives(content, product, locale) : [],
    /** The parts of a set. */
    parts: await loadProductCards(parts, locale),
    related: await loadProductCards(
      product.related.filter((id) => !parts.includes(id)),
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
async function findAlternatives(content: Content, product: Product, locale: LocaleCode) {
  const popularity = ({ ranking }: Product) => ranking?.popularity ?? 0;
  const others = content.products
    .filter((other) => other.id !== product.id && other.category === product.category)
    .sort((one, other) => popularity(other) - popularity(one));
  const cards = await loadProductCards(
    others.map(({ id }) => id),
    locale,
  );
  return cards.filter((card) => card.badge !== 'sold-out').slice(0, MAX_ALTERNATIVES);
}

export type ProductPageData = Awaited<ReturnType<typeof loadProduct>>;
