import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import type { ProductCardView } from './product-card-view.ts';
import { productHitSchema } from './product-hit-schema.ts';
import { toProductHitCards } from './product-hit.ts';

const marked = z.object({ value: z.string() });

const foundProductSchema = z.extend(productHitSchema, {
  _highlightResult: z.optional(z.object({ title: z.optional(marked), subtitle: z.optional(marked) })),
});

const articleHitSchema = z.extend(
  z.pick(journalRecordSchema, { objectID: true, kind: true, title: true, excerpt: true, href: true }),
  {
    kind: z.enum(['article', 'tip']),
    _highlightResult: z.optional(z.object({ title: z.optional(marked) })),
  },
);

/** Names of the record attributes that the search overlay requests for products, articles and tips. */
export const hitAttributesToRetrieve = [
  ...Object.keys(foundProductSchema.shape),
  ...Object.keys(articleHitSchema.shape),
].filter((name, position, all) => name !== '_highlightResult' && all.indexOf(name) === position);

/** A product with highlights in its texts. */
export type HighlightedProductHit = Pick<
  z.infer<typeof foundProductSchema>,
  'title' | 'subtitle' | 'offers'
> & {
  readonly card: ProductCardView;
};

/** An article or tip with highlights in its title. */
export type HighlightedArticleHit = Omit<z.infer<typeof articleHitSchema>, '_highlightResult'>;

/** Returns the valid products among `hits`. Others are left out: an index may hold records of another version. */
export function parseProductHits(hits: readonly unknown[]): HighlightedProductHit[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(foundProductSchema, hit);
    const [card] = success ? toProductHitCards([data]) : [];
    if (!success || !card) return [];
    const { offers, _highlightResult: highlight } = data;
    const title = highlight?.title?.value ?? data.title;
    return { card, offers, title, subtitle: highlight?.subtitle?.value ?? data.subtitle };
  });
}

/** Returns the valid articles and tips among `hits`; see {@link parseProductHits}. */
export function parseArticleHits(hits: readonly unknown[]): HighlightedArticleHit[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(articleHitSchema, hit);
    if (!success) return [];
    const { _highlightResult: highlight, ...article } = data;
    return { ...article, title: highlight?.title?.value ?? article.title };
  });
}
