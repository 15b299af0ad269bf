import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import { readPageHits as readPages, type PageHit as FoundPage } from './found-pages.ts';
import type { ProductCardView } from '../view-models/product.ts';
import { productHitSchema, toProductCards } from '../view-models/product-hit.ts';
import { highlightParts, type HighlightPart } from './highlight.ts';

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

/** What a search asks for of a record: what its hits show. */
export const shownAttributes = [
  ...Object.keys(foundProductSchema.shape),
  ...Object.keys(articleHitSchema.shape),
].filter((name, position, all) => name !== '_highlightResult' && all.indexOf(name) === position);

/** A product as the search found it. */
export type ProductHit = Pick<z.infer<typeof foundProductSchema>, 'objectID' | 'offers'> & {
  readonly card: ProductCardView;
  readonly titleParts: readonly HighlightPart[];
  readonly subtitleParts: readonly HighlightPart[];
};

/** An article or tip as the search found it. */
export type ArticleHit = Omit<z.infer<typeof articleHitSchema>, '_highlightResult'> & {
  readonly titleParts: readonly HighlightPart[];
};

/** A page that tells how the shop works, as the search found it. */
export type PageHit = Omit<FoundPage, 'marked'> & { readonly titleParts: readonly HighlightPart[] };

/** The products among `hits`. What is no product of this shop is left out: an index may hold records of another version. */
export function readProductHits(hits: readonly unknown[]): ProductHit[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(foundProductSchema, hit);
    if (!success) return [];
    const { objectID, offers, _highlightResult: highlight, ...product } = data;
    const [card] = toProductCards([data]);
    if (!card) return [];
    return {
      objectID,
      offers,
      card,
      titleParts: highlightParts(highlight?.title?.value ?? product.title),
      subtitleParts: highlightParts(highlight?.subtitle?.value ?? product.subtitle),
    };
  });
}

/** The articles and tips among `hits`; see {@link readProductHits}. */
export function readArticleHits(hits: readonly unknown[]): ArticleHit[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(articleHitSchema, hit);
    if (!success) return [];
    const { _highlightResult: highlight, ...article } = data;
    return { ...article, titleParts: highlightParts(highlight?.title?.value ?? article.title) };
  });
}

/** The pages among `hits` that are worth showing, alone or beside what else was found. */
export function readPageHits(hits: readonly unknown[], place: { areAlone: boolean }): PageHit[] {
  return readPages(hits, place).map(({ marked: title, ...page }) => ({
    ...page,
    titleParts: highlightParts(title),
  }));
}
