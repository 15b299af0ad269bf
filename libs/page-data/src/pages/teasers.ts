import type { Picture } from '@marehalm/shop/content';
import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { Content } from './content.ts';
import { toPictureView } from './pictures.ts';
import { getProduct } from './product-view.ts';
import type { PageSources } from './sources.ts';
import type { RoutineStepView, SmallProductView, TeaserView } from '../view-models/teaser-view.ts';

/** Returns a picture with its description for the cards of the kit. */
const pictured = (picture: Picture, sources: PageSources) => ({
  picture: toPictureView(picture, sources),
  alt: picture.alt,
});

/** Converts an article of the journal into a teaser, with the name of its category. */
export function toArticleTeaser(
  article: Content['journal'][number],
  sources: PageSources,
  locale: LocaleCode,
): TeaserView {
  const category = sources.contents[locale].vocabulary.journalCategories.find(
    (one) => one.id === article.category,
  );
  return {
    id: article.id,
    href: hrefFor('journal', locale, { slug: article.slugs[locale] }),
    title: article.title,
    excerpt: article.excerpt,
    ...(category ? { meta: category.name } : {}),
    ...pictured(article.picture, sources),
  };
}

/** Converts a tip into a teaser, with the name of its topic. */
export function toTipTeaser(
  tip: Content['tips'][number],
  sources: PageSources,
  locale: LocaleCode,
): TeaserView {
  const topic = sources.contents[locale].vocabulary.tipTopics.find((one) => one.id === tip.topic);
  return {
    id: tip.id,
    href: hrefFor('tips', locale, { slug: tip.slugs[locale] }),
    title: tip.title,
    excerpt: tip.summary,
    ...(topic ? { meta: topic.name } : {}),
    ...pictured(tip.picture, sources),
  };
}

/** Converts a routine into a teaser. */
export function toRoutineTeaser(
  routine: Content['routines'][number],
  sources: PageSources,
  locale: LocaleCode,
): TeaserView {
  return {
    id: routine.id,
    href: hrefFor('routine', locale, { slug: routine.slugs[locale] }),
    title: routine.name,
    excerpt: routine.summary,
    ...pictured(routine.picture, sources),
  };
}

/** Returns a teaser without its excerpt, for a page of the same kind, where the title is enough. */
export const omitExcerpt = ({ excerpt: _, ...teaser }: TeaserView): Omit<TeaserView, 'excerpt'> => teaser;

/** Returns the articles sorted by publication date, the latest first. Does not change `journal`. */
export const sortLatestFirst = (journal: Content['journal']): Content['journal'] =>
  journal.toSorted((a, b) => b.published.localeCompare(a.published));

/**
 * Returns the data of a small card for the product with `id`.
 *
 * @throws Error when the content has no product with this id.
 */
export function toSmallProductView(id: string, sources: PageSources, locale: LocaleCode): SmallProductView {
  const { name, subtitle, slugs, pictures } = getProduct(sources.contents[locale], id);
  const [picture] = pictures;
  if (!picture) throw new Error(`Cannot show product ${id}: it has no picture`);
  return {
    id,
    href: hrefFor('product', locale, { slug: slugs[locale] }),
    name,
    subtitle,
    picture: toPictureView(picture, sources),
  };
}

/**
 * Converts the steps of a routine, each with its product.
 *
 * @throws Error when the content lacks a product.
 */
export function toRoutineSteps(
  routine: Content['routines'][number],
  sources: PageSources,
  locale: LocaleCode,
): RoutineStepView[] {
  return routine.steps.map(({ title, note, when, product }) => ({
    title,
    note,
    when,
    product: toSmallProductView(product, sources, locale),
  }));
}
