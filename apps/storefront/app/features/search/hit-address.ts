import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { ArticleHit, ProductHit } from './search-hit.ts';

/** The page of a product that was found. */
export function productAddress({ slug }: Pick<ProductHit, 'slug'>, locale: LocaleCode): string {
  return hrefFor('product', locale, { slug });
}

/** The page of an article or tip that was found. */
export function articleAddress(
  { kind, slug }: Pick<ArticleHit, 'kind' | 'slug'>,
  locale: LocaleCode,
): string {
  return hrefFor(kind === 'article' ? 'journal' : 'tips', locale, { slug });
}
