import type { Block } from '@marehalm/shop/content';
import { parseRichText } from '@marehalm/cms-client/rich-text';
import { createTextComparator, slugify } from '@marehalm/i18n-routing';
import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { getAboutPagePath } from './about-page-path.ts';
import { getCollectionTint } from './collection-tint.ts';
import { toPictureView } from './pictures.ts';
import { toProductCards } from './product-view.ts';
import type { Content } from './content.ts';
import type { PageSources } from './sources.ts';
import { skipUnknownBlock } from './skip-unknown-block.ts';
import { toVideoView } from './videos.ts';
import {
  toArticleTeaser,
  sortLatestFirst,
  toRoutineSteps,
  toSmallProductView,
  toTipTeaser,
} from './teasers.ts';

/** Returns the ids of the products in a row: the newest first, the bestsellers in the order of the content, or the listed ones. */
function productsOf(
  block: Extract<Block, { type: 'product-row' | 'product-carousel' }>,
  content: Content,
): string[] {
  const { products, limit } = block;
  const chosen =
    products === 'new'
      ? content.products
          .filter((product) => product.isNew)
          .sort((a, b) => b.released.localeCompare(a.released))
      : products === 'bestsellers'
        ? content.products.filter((product) => product.isBestseller)
        : null;
  return (chosen ? chosen.map((product) => product.id) : [...(products as string[])]).slice(0, limit);
}

/** Returns the entries with these ids, in their order. */
const pick = <Entry extends { readonly id: string }>(entries: readonly Entry[], ids: readonly string[]) =>
  ids.flatMap((id) => entries.filter((entry) => entry.id === id));

/** @throws Error when the content has no entry of this `kind` and id. */
function getEntry<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  kind: string,
  id: string,
): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`Cannot show ${kind} ${id}: the content has none of that id`);
  return entry;
}

/** Returns the products with the ingredient among their key actives, in catalog order, without sets, which would repeat them. */
const productsWith = (ingredient: string, content: Content) =>
  content.products.filter((product) => product.keyActives.includes(ingredient) && !product.bundle);

/** Groups the glossary by first letter. The Danish alphabet sorts *aa* as *å*. */
function glossaryGroups(content: Content, locale: LocaleCode) {
  const compare = createTextComparator(locale);
  const byLetter = new Map<string, Content['ingredients'][number][]>();
  for (const ingredient of content.ingredients.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = ingredient.name.charAt(0).toLocaleUpperCase(locale);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), ingredient]);
  }
  return [...byLetter].map(([letter, ingredients]) => ({
    id: `letter-${slugify(letter)}`,
    letter,
    entries: ingredients.map(({ id, slugs, name, inci, description }) => ({
      id: slugs[locale],
      term: name,
      inci: inci.join(', '),
      text: description,
      products: productsWith(id, content)
        .slice(0, 3)
        .map((product) => ({
          href: hrefFor('product', locale, { slug: product.slugs[locale] }),
          name: product.name,
        })),
    })),
  }));
}

const videoById = (id: string, sources: PageSources, locale: LocaleCode) =>
  toVideoView(getEntry(sources.contents[locale].videos, 'film', id), sources, locale);

/** Converts the blocks of a page. Blocks of an unknown type are omitted. */
export function toBlockViews(
  blocks: readonly Block[],
  sources: PageSources,
  locale: LocaleCode,
): BlockView[] {
  return alternated(anchored(blocks.flatMap((block) => blockView(block, sources, locale) ?? [])));
}

/** Adds anchors to all blocks with a heading after an anchor navigation, and lists them in it. */
function anchored(views: readonly BlockView[]): BlockView[] {
  const start = views.findIndex((view) => view.type === 'anchor-navigation');
  if (start < 0) return [...views];
  const items: { id: string; label: string }[] = [];
  const rest = views.slice(start + 1).map((view): BlockView => {
    if (!('title' in view) || !view.title) return view;
    const slug = slugify(view.title);
    const id = items.some((item) => item.id === slug) ? `${slug}-${items.length}` : slug;
    items.push({ id, label: view.title });
    return { ...view, anchor: id };
  });
  const above = views
    .slice(0, start + 1)
    .map((view): BlockView => (view.type === 'anchor-navigation' ? { ...view, items } : view));
  return [...above, ...rest];
}

/** Alternates the sides of the pictures of consecutive ingredients. */
function alternated(views: readonly BlockView[]): BlockView[] {
  let spotlights = 0;
  return views.map((view) => {
    if (view.type !== 'ingredient-spotlight') return view;
    spotlights += 1;
    return { ...view, pictureSide: spotlights % 2 === 1 ? 'left' : 'right' };
  });
}

type ResolvedBlock = NonNullable<ReturnType<typeof blockView>>;

/** A block of a page with everything that the kit needs to show it. */
export type BlockView = ResolvedBlock & {
  /** Id of the block, for links of an anchor navigation. */
  readonly anchor?: string;
};

function blockView(block: Block, sources: PageSources, locale: LocaleCode) {
  const content = sources.contents[locale];
  switch (block.type) {
    case 'hero': {
      const { narrow, layout, collection, video, ...hero } = block;
      return {
        ...hero,
        picture: toPictureView(block.picture, sources),
        ...(narrow ? { narrow: toPictureView(narrow, sources) } : {}),
        ...(layout === 'split' ? { splitTint: getCollectionTint(collection ?? '') } : {}),
        ...(video ? { film: videoById(video, sources, locale).sources } : {}),
      };
    }
    case 'product-row':
    case 'product-carousel': {
      const { limit: _, ...row } = block;
      return { ...row, products: toProductCards(productsOf(block, content), sources, locale) };
    }
    case 'carousel': {
      const { type, title, slides, ratio, autoplay } = block;
      return {
        type,
        title,
        slides: slides.map(({ picture, caption }) => ({ picture: toPictureView(picture, sources), caption })),
        ratio: ratio ?? '3:2',
        autoplays: autoplay ?? false,
      };
    }
    case 'video':
      return { ...block, video: videoById(block.video, sources, locale) };
    case 'collection-feature': {
      const { id, name, slugs } = getEntry(content.collections, 'collection', block.collection);
      const { collection: _, ...feature } = block;
      return {
        ...feature,
        link: block.link ?? {
          label: name,
          path: hrefFor('collection', locale, { collection: slugs[locale] }),
        },
        picture: toPictureView(block.picture, sources),
        tint: getCollectionTint(id),
      };
    }
    case 'split':
      return { ...block, text: parseRichText(block.text), picture: toPictureView(block.picture, sources) };
    case 'routine': {
      const routine = getEntry(content.routines, 'routine', block.routine);
      return {
        type: block.type,
        title: block.title ?? routine.name,
        text: block.text ?? routine.summary,
        link: block.link ?? { path: hrefFor('routine', locale, { slug: routine.slugs[locale] }) },
        steps: toRoutineSteps(routine, sources, locale),
      };
    }
    case 'journal-teaser': {
      const { articles, limit, ...teaser } = block;
      const chosen =
        articles === 'latest' ? sortLatestFirst(content.journal) : pick(content.journal, articles);
      const teasers = chosen.slice(0, limit).map((article) => toArticleTeaser(article, sources, locale));
      return { ...teaser, teasers };
    }
    case 'tips-grid': {
      const { tips, ...grid } = block;
      return { ...grid, teasers: pick(content.tips, tips).map((tip) => toTipTeaser(tip, sources, locale)) };
    }
    case 'newsletter':
      return { ...block, policyPath: getAboutPagePath(content, 'privacy', locale) };
    case 'rich-text':
      return { ...block, text: parseRichText(block.text) };
    case 'faq':
      return {
        type: 'faq' as const,
        title: block.title,
        questions: content.faq
          .filter((question) => !block.topic || question.topic === block.topic)
          .map(({ id, question, answer }) => ({ id, question, answer: parseRichText(answer) })),
      };
    case 'quote':
    case 'facts':
    case 'facts-table':
    case 'banner':
    case 'spacer':
    case 'withdrawal-form':
      return block;
    case 'glossary':
      return { ...block, groups: glossaryGroups(content, locale) };
    case 'collection-grid': {
      const { collections, ...grid } = block;
      const chosen = collections === 'all' ? content.collections : pick(content.collections, collections);
      return {
        ...grid,
        collections: chosen.map(({ id, name, slugs, tagline, picture }) => ({
          id,
          href: hrefFor('collection', locale, { collection: slugs[locale] }),
          name,
          text: tagline,
          tint: getCollectionTint(id),
          picture: toPictureView(picture, sources),
        })),
      };
    }
    case 'ingredient-spotlight': {
      const { id, name, inci, description } = getEntry(content.ingredients, 'ingredient', block.ingredient);
      const products = block.products ?? productsWith(id, content).map((product) => product.id);
      return {
        type: block.type,
        name,
        inci: inci.join(', '),
        text: parseRichText(block.text ?? description),
        picture: toPictureView(block.picture, sources),
        pictureSide: 'left' as 'left' | 'right',
        products: products.slice(0, 4).map((product) => toSmallProductView(product, sources, locale)),
        link: block.link,
      };
    }
    case 'anchor-navigation':
      return { ...block, items: [] as readonly { readonly id: string; readonly label: string }[] };
    case 'picture':
      return { ...block, picture: toPictureView(block.picture, sources) };
    case 'imprint':
      return { ...block, company: content.settings.company };
    default:
      return skipUnknownBlock(block);
  }
}
