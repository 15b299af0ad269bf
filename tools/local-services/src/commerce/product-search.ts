import { brand } from '@marehalm/shop';
import { isProductAvailable } from './availability.ts';
import { parseDecimalAmount } from './decimal-amounts.ts';
import type { RequestContext } from './request-context.ts';
import { parseSearch, matchesSearch, type SearchTerm } from './search-syntax.ts';
import type { CatalogueProduct } from './shop-catalogue.ts';

/** Returns the products that match a `query` argument, in their original order. */
export function filterProductsByQuery(
  products: readonly CatalogueProduct[],
  text: string | null | undefined,
  context: RequestContext,
): readonly CatalogueProduct[] {
  if (!text) return products;
  const query = parseSearch(text);
  return products.filter((product) => matchesSearch(query, (term) => matches(product, term, context)));
}

function matches(product: CatalogueProduct, term: SearchTerm, context: RequestContext): boolean {
  switch (term.field) {
    case undefined:
      return [product.title[context.locale], localizedType(product, context), ...product.tags].some((text) =>
        hasWord(text, term),
      );
    case 'id':
      return [product.id, String(product.number)].includes(term.value) || compares(product.number, term);
    case 'title':
      return hasWord(product.title[context.locale], term);
    case 'handle':
      return Object.values(product.handles).some((handle) => equals(handle, term));
    case 'product_type':
      return term.value
        .split(',')
        .some((value) => Object.values(product.type).some((type) => equals(type, { ...term, value })));
    case 'vendor':
      return equals(brand.name, term);
    case 'tag':
      return product.tags.some((tag) => equals(tag, term));
    case 'tag_not':
      return !product.tags.some((tag) => equals(tag, term));
    case 'sku':
      return product.variants.some(({ sku }) => equals(sku, term));
    case 'variants.price': {
      const asked = parseDecimalAmount(term.value);
      if (asked === undefined) return false;
      return product.variants.some((variant) =>
        compares(variant.priceAt(context.now).price.amount, { ...term, value: String(asked) }),
      );
    }
    case 'available_for_sale':
      return String(isProductAvailable(product, context)) === term.value;
    case 'gift_card':
      return String(product.isGiftCard) === term.value;
    case 'created_at':
    case 'updated_at':
      return compares(Date.parse(product.released), {
        ...term,
        value: String(term.value === 'now' ? context.now.getTime() : Date.parse(term.value)),
      });
    default:
      return false;
  }
}

function localizedType({ type }: CatalogueProduct, { locale }: RequestContext): string {
  return type[locale];
}

function equals(text: string, { value, isPrefix }: SearchTerm): boolean {
  const folded = text.toLowerCase();
  return isPrefix ? folded.startsWith(value.toLowerCase()) : folded === value.toLowerCase();
}

/** Whole words, exact phrases, or `word*` as a prefix. */
function hasWord(text: string, { value, isPrefix }: SearchTerm): boolean {
  if (value === '') return true;
  const pattern = value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + (isPrefix ? '' : '(?![\\p{L}\\p{N}])');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'iu').test(text);
}

function compares(actual: number, { comparison, value }: SearchTerm): boolean {
  const asked = Number(value);
  switch (comparison) {
    case '=':
      return actual === asked;
    case '>':
      return actual > asked;
    case '>=':
      return actual >= asked;
    case '<':
      return actual < asked;
    case '<=':
      return actual <= asked;
  }
}
