import { brand } from '@marehalm/shop';
import { createTextComparator } from '@marehalm/i18n-routing';
import { localizeTexts } from '../localize-texts.ts';
import { isProductAvailable, isVariantAvailable } from './availability.ts';
import { formatDecimalAmount, parseDecimalAmount } from './decimal-amounts.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import type { CatalogueProduct } from './shop-catalogue.ts';

/** A `ProductFilter`. Filters by facts that the shop does not have match nothing. */
export interface ProductFilter {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

/**
 * Returns whether a product passes all filters. As at Shopify, filters of the same kind are combined with OR, different kinds
 * with AND.
 */
export function matchesProductFilters(
  product: CatalogueProduct,
  filters: readonly ProductFilter[],
  context: RequestContext,
): boolean {
  const kinds = new Map<string, boolean>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value === null || value === undefined) continue;
      kinds.set(kind, (kinds.get(kind) ?? false) || passesOne(product, { [kind]: value }, context));
    }
  }
  return [...kinds.values()].every(Boolean);
}

/** Returns the filters of `products` as the schema's `Filter`, without those that match all of them. */
export function toFilterObjects(
  products: readonly CatalogueProduct[],
  context: RequestContext,
): readonly object[] {
  if (products.length === 0) return [];
  const collate = createTextComparator(context.locale);
  const texts = localizeTexts({
    en: ['Availability', 'Price', 'Product type', 'Tag'],
    da: ['Lager', 'Pris', 'Type', 'Mærke'],
  });
  const [availability = '', price = '', type = '', tag = ''] = texts[context.locale];
  const stock = localizeTexts({ en: ['In stock', 'Out of stock'], da: ['På lager', 'Udsolgt'] })[
    context.locale
  ];

  const valueOf = (id: string, label: string, filter: ProductFilter) => ({
    __typename: 'FilterValue',
    id,
    label,
    count: products.filter((product) => matchesProductFilters(product, [filter], context)).length,
    input: JSON.stringify(filter),
    image: null,
    swatch: null,
  });
  const listOf = (id: string, label: string, values: readonly object[]) => ({
    __typename: 'Filter',
    id,
    label,
    type: 'LIST',
    presentation: 'TEXT',
    values,
  });
  const distinct = (texts_: readonly string[]) => [...new Set(texts_)].filter(Boolean).sort(collate);

  const prices = products.flatMap(({ variants }) =>
    variants.map((variant) => variant.priceAt(context.now).price.amount),
  );
  const optionNames = distinct(products.map(({ optionName }) => getLocalizedText(optionName, context)));
  return [
    listOf('filter.v.availability', availability, [
      valueOf('filter.v.availability.1', stock[0] ?? '', { available: true }),
      valueOf('filter.v.availability.0', stock[1] ?? '', { available: false }),
    ]),
    {
      ...listOf('filter.v.price', price, []),
      type: 'PRICE_RANGE',
      values: [
        {
          ...valueOf('filter.v.price', price, {}),
          input: JSON.stringify({
            price: {
              min: Number(formatDecimalAmount(Math.min(...prices))),
              max: Number(formatDecimalAmount(Math.max(...prices))),
            },
          }),
        },
      ],
    },
    listOf(
      'filter.p.product_type',
      type,
      distinct(products.map((product) => getLocalizedText(product.type, context))).map((productType) =>
        valueOf(`filter.p.product_type.${toSlug(productType)}`, productType, { productType }),
      ),
    ),
    listOf(
      'filter.p.tag',
      tag,
      distinct(products.flatMap(({ tags }) => tags)).map((each) =>
        valueOf(`filter.p.tag.${toSlug(each)}`, each, { tag: each }),
      ),
    ),
    ...optionNames.map((name) => {
      const id = `filter.v.option.${toSlug(name)}`;
      const labels = distinct(
        products
          .filter(({ optionName }) => getLocalizedText(optionName, context) === name)
          .flatMap(({ variants }) => variants.map(({ label }) => getLocalizedText(label, context))),
      );
      return listOf(
        id,
        name,
        labels.map((value) => valueOf(`${id}.${toSlug(value)}`, value, { variantOption: { name, value } })),
      );
    }),
  ];
}

function passesOne(product: CatalogueProduct, filter: ProductFilter, context: RequestContext): boolean {
  const { available, price, productType, productVendor, tag, variantOption } = filter;
  if (typeof available === 'boolean') return isProductAvailable(product, context) === available;
  if (price) {
    const lowest = price.min ?? 0;
    const highest = price.max ?? Number.POSITIVE_INFINITY;
    return product.variants.some((variant) => {
      const { amount } = variant.priceAt(context.now).price;
      return amount >= (parseDecimalAmount(lowest.toFixed(2)) ?? 0) && amount <= highest * 100;
    });
  }
  if (typeof productType === 'string') return Object.values(product.type).includes(productType);
  if (typeof productVendor === 'string') return productVendor === brand.name;
  if (typeof tag === 'string') return product.tags.includes(tag);
  if (variantOption) {
    return (
      Object.values(product.optionName).includes(variantOption.name) &&
      product.variants.some(
        (variant) =>
          Object.values(variant.label).includes(variantOption.value) && isVariantAvailable(variant, context),
      )
    );
  }
  return false;
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
