import { splitInci } from '@marehalm/cms-client';
import { indexName, searchLocales, sizeFacetValue, type SearchLocale } from '@marehalm/search';
import {
  buildJournalRecord,
  buildProductRecord,
  type JournalRecord,
  type Named,
  type ProductRecord,
  type SizeSource,
} from '@marehalm/search/records';
import type { Content, ProductFile } from '../content.ts';

/** The part of the content that is searched. */
export type SearchableContent = Pick<
  Content,
  | 'products'
  | 'collections'
  | 'categories'
  | 'ingredients'
  | 'journal'
  | 'tips'
  | 'pictures'
  | 'vocabulary'
  | 'settings'
>;

type Bilingual = Readonly<Record<SearchLocale, string>>;
interface Term {
  readonly id: string;
  readonly name: Bilingual;
}

/**
 * The records of the four indices, by index name.
 *
 * @param day the day, in Denmark, that reduced prices are looked up for; ISO 8601, `2026-11-27`
 */
export function buildRecords(
  content: SearchableContent,
  day: string,
): Map<string, readonly (ProductRecord | JournalRecord)[]> {
  return new Map<string, readonly (ProductRecord | JournalRecord)[]>(
    searchLocales.flatMap((locale) => [
      [indexName('products', locale), productRecords(content, locale, day)] as const,
      [indexName('journals', locale), journalRecords(content, locale)] as const,
    ]),
  );
}

/** The day on which `instant` falls in Denmark, where the shop's prices begin and end; ISO 8601. */
export function danishDay(instant: Date): string {
  // Sweden writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(instant);
}

function productRecords(content: SearchableContent, locale: SearchLocale, day: string): ProductRecord[] {
  const { vocabulary, ingredients } = content;
  return content.products.map((product) =>
    buildProductRecord({
      id: product.id,
      title: product.name[locale],
      subtitle: product.subtitle[locale],
      description: `${product.promise[locale]} ${product.description[locale]}`,
      slug: product.slugs[locale],
      collection: term(content.collections, product.collection, locale),
      categories: categoryPath(content, product.category, locale),
      skinTypes: terms(vocabulary.skinTypes, product.skinTypes, locale),
      concerns: terms(vocabulary.concerns, product.concerns, locale),
      properties: terms(vocabulary.certifications, product.certifications, locale),
      sizes: product.sizes.map((size) => sizeSource(size, locale, day)),
      isNew: product.isNew,
      popularity: product.ranking.popularity,
      trend: product.ranking.trend,
      releasedAt: new Date(product.released),
      picture: picture(content, product.pictures[0], locale),
      ingredients: product.inci === undefined ? [] : splitInci(product.inci),
      keyIngredients: terms(ingredients, product.keyActives, locale).map(({ name }) => name),
    }),
  );
}

function sizeSource(size: ProductFile['sizes'][number], locale: SearchLocale, day: string): SizeSource {
  const { reduction } = size;
  const isReduced = reduction !== undefined && reduction.from <= day && day <= reduction.to;
  return {
    sku: size.sku,
    label: size.label[locale],
    id: sizeFacetValue(size.amount, size.unit),
    prices: isReduced ? reduction.prices : size.prices,
    available: size.stock > 0,
  };
}

function journalRecords(content: SearchableContent, locale: SearchLocale): JournalRecord[] {
  const { vocabulary } = content;
  const articles = content.journal.map((article) =>
    buildJournalRecord({
      id: article.id,
      kind: 'article',
      title: article.title[locale],
      excerpt: article.excerpt[locale],
      body: plainText(localizedTexts(article.blocks, locale).join('\n')),
      slug: article.slugs[locale],
      topic: term(vocabulary.journalCategories, article.category, locale),
      publishedAt: new Date(article.published),
      picture: picture(content, article.picture, locale),
      products: article.products,
    }),
  );
  const tips = content.tips.map((tip) =>
    buildJournalRecord({
      id: tip.id,
      kind: 'tip',
      title: tip.title[locale],
      excerpt: tip.summary[locale],
      body: plainText(tip.text[locale]),
      slug: tip.slugs[locale],
      topic: term(vocabulary.tipTopics, tip.topic, locale),
      picture: picture(content, tip.picture, locale),
      products: tip.products,
    }),
  );
  return [...articles, ...tips];
}

/** A category and those above it, the widest first. */
function categoryPath({ categories }: SearchableContent, id: string, locale: SearchLocale): Named[] {
  const path: Named[] = [];
  for (let category = byId(categories, id); category; category = byId(categories, category.parent)) {
    path.unshift({ id: category.id, name: category.name[locale] });
  }
  return path;
}

function byId<Thing extends { readonly id: string }>(things: readonly Thing[], id: string | undefined) {
  return things.find((thing) => thing.id === id);
}

function terms(vocabulary: readonly Term[], ids: readonly string[], locale: SearchLocale): Named[] {
  return ids
    .flatMap((id) => byId(vocabulary, id) ?? [])
    .map((term) => ({ id: term.id, name: term.name[locale] }));
}

function term(vocabulary: readonly Term[], id: string, locale: SearchLocale): Named | undefined {
  return terms(vocabulary, [id], locale)[0];
}

function picture({ pictures }: SearchableContent, id: string | undefined, locale: SearchLocale) {
  const found = byId(pictures, id);
  return found && { id: found.id, alt: found.alt[locale] };
}

/** Every text in both languages below `value`, in the one asked for, in the order of the page. */
function localizedTexts(value: unknown, locale: SearchLocale): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => localizedTexts(item, locale));
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'da' in value) {
    const text = (value as Record<string, unknown>)[locale];
    return typeof text === 'string' ? [text] : [];
  }
  return Object.values(value).flatMap((below) => localizedTexts(below, locale));
}

/** CommonMark without its signs, good enough to be searched and quoted. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
