import { marketCurrencies } from '@marehalm/shop';
import { type Content } from '../load-content.ts';
import {
  findDuplicates,
  reportUnknownId,
  reportUnknownIds,
  collectIds,
  type ReportProblem,
} from './problem-report.ts';

/** Checks the references of products and categories, and the consistency of sizes and reductions. */
export function checkProducts(content: Content, report: ReportProblem) {
  const products = collectIds(content.products);
  const collections = collectIds(content.collections);
  const categories = collectIds(content.categories);
  const parents = new Set(content.categories.map((category) => category.parent));
  const skinTypes = collectIds(content.vocabulary.skinTypes);
  const concerns = collectIds(content.vocabulary.concerns);
  const certifications = collectIds(content.vocabulary.certifications);
  const pictures = collectIds(content.pictures);

  for (const category of content.categories) {
    if (category.parent === undefined) continue;
    const parent = content.categories.find(({ id }) => id === category.parent);
    if (!parent) report(category, ['parent'], `names "${category.parent}", but no category has this id`);
    else if (parent.parent !== undefined) {
      report(category, ['parent'], `"${parent.id}" is a child itself; there are two levels`);
    }
  }

  for (const product of content.products) {
    reportUnknownId(report, product, ['collection'], product.collection, collections, 'collection');
    reportUnknownId(report, product, ['category'], product.category, categories, 'category');
    if (parents.has(product.category)) {
      report(product, ['category'], `"${product.category}" has categories of its own; name one of those`);
    }
    reportUnknownIds(report, product, ['pictures'], product.pictures, pictures, 'picture');
    product.sizes.forEach(({ picture }, index) => {
      if (picture !== undefined)
        reportUnknownId(report, product, ['sizes', index, 'picture'], picture, pictures, 'picture');
    });
    reportUnknownIds(report, product, ['skinTypes'], product.skinTypes, skinTypes, 'skin type');
    reportUnknownIds(report, product, ['concerns'], product.concerns, concerns, 'concern');
    reportUnknownIds(
      report,
      product,
      ['certifications'],
      product.certifications,
      certifications,
      'certification',
    );
    reportUnknownIds(report, product, ['related'], product.related, products, 'product');
    if (product.related.includes(product.id)) report(product, ['related'], 'names the product itself');
    product.bundle?.forEach((part, index) =>
      reportUnknownId(report, product, ['bundle', index, 'product'], part.product, products, 'product'),
    );
    checkKeyActives(product, content, report);
    checkSizes(product, report);
  }
}

/** The key actives of a product must be among its ingredients. */
function checkKeyActives(product: Content['products'][number], content: Content, report: ReportProblem) {
  product.keyActives.forEach((active, index) => {
    const ingredient = content.ingredients.find(({ id }) => id === active);
    if (!ingredient) {
      report(product, ['keyActives', index], `names "${active}", but no ingredient has this id`);
    } else if (!hasIngredient(product, ingredient, content)) {
      report(
        product,
        ['keyActives', index],
        `"${active}" is not in the ingredient list under any of its names`,
      );
    }
  });
}

/** Whether a product contains an ingredient: by INCI name, in its own list or in those of its parts. */
export function hasIngredient(
  product: Content['products'][number],
  ingredient: Content['ingredients'][number],
  content: Content,
): boolean {
  const parts = product.bundle?.map((part) => listProducts(content).get(part.product)) ?? [];
  return [product, ...parts]
    .map((one) => `, ${one?.inci ?? ''}, `)
    .some((list) => ingredient.inci.some((name) => list.includes(`, ${name}, `)));
}

/** Products by id, indexed once per version of the content because every product needs it. */
const known = new WeakMap<Content['products'], ReadonlyMap<string, Content['products'][number]>>();

function listProducts({ products }: Content) {
  const byId = known.get(products) ?? new Map(products.map((product) => [product.id, product]));
  known.set(products, byId);
  return byId;
}

function checkSizes(product: Content['products'][number], report: ReportProblem) {
  for (const id of findDuplicates(product.sizes.map((size) => size.id))) {
    report(product, ['sizes'], `"${id}" is the id of two sizes`);
  }
  product.sizes.forEach((size, index) => {
    const path = ['sizes', index];
    const expected = `MH-${product.id}-${size.id}`.toUpperCase();
    if (size.sku !== expected) report(product, [...path, 'sku'], `must be ${expected}`);
    for (const currency of marketCurrencies) {
      const [first] = product.sizes;
      if (first && size.prices[currency] < first.prices[currency])
        report(
          product,
          [...path, 'prices', currency],
          'is below that of the first size, whose price lists show',
        );
    }
    if (!size.reduction) return;
    const { from, to, prices, lowestPrice30Days } = size.reduction;
    if (from > to) report(product, [...path, 'reduction', 'to'], 'is before the first day');
    for (const currency of marketCurrencies) {
      if (prices[currency] >= lowestPrice30Days[currency]) {
        report(
          product,
          [...path, 'reduction', 'prices', currency],
          'is no reduction: it must be below the lowest price of the last 30 days',
        );
      }
      if (lowestPrice30Days[currency] > size.prices[currency]) {
        report(
          product,
          [...path, 'reduction', 'lowestPrice30Days', currency],
          'is above the own price, so it cannot be the lowest',
        );
      }
    }
  });
}
