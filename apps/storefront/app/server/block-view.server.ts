import type { Block } from '@marehalm/shop/content';
import { parseRichText } from '@marehalm/cms-client/rich-text';
import { createTextComparator, slugify } from '@marehalm/i18n-routing';
import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { getAboutPath } from './about-path.server.ts';
import { getCollectionTint } from './collection-tint.ts';
import { toPictureView } from './pictures.server.ts';
import { loadProductCards } from './product-view.server.ts';
import { loadShopContent, type Content } from './content.server.ts';
import { assertUnknownBlock } from './skip-unknown-block.ts';
import { toVideoView } from './videos.server.ts';
import type { VideoView } from '../view-models/video.ts';
import {
  toArticleTeaser,
  sortLatestFirst,
  toRoutineSteps,
  toSmallProduct,
  toTipTeaser,
} from './teasers.server.ts';

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

const productsView = async (
  block: Extract<Block, { type: 'product-row' | 'product-carousel' }>,
  content: Content,
  locale: LocaleCode,
) => ({
  products: await loadProductCards(productsOf(block, content), locale),
  link: block.link,
});

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
    ingredients: ingredients.map(({ id, slugs, name, inci, description }) => ({
      id: slugs[locale],
      name,
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

/** @throws Error when the content has no video with this id. */
function videoById(id: string, content: Content, locale: LocaleCode): VideoView {
  const video = content.videos.find((one) => one.id === id);
  if (!video) throw new Error(`Cannot show film ${id}: the content has none of that id`);
  return toVideoView(video, locale);
}

/** Converts the blocks of a page. Blocks of an unknown type are omitted. */
export async function toBlockViews(blocks: readonly Block[], locale: LocaleCode): Promise<BlockView[]> {
  const content = await loadShopContent(locale);
  const views = await Promise.all(blocks.map((block) => blockView(block, content, locale)));
  return alternated(anchored(views.filter((view) => view !== undefined)));
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

type ResolvedBlock = NonNullable<Awaited<ReturnType<typeof blockView>>>;

/** A block of a page with everything that the kit needs to show it. */
export type BlockView = ResolvedBlock & {
  /** Id of the block, for links of an anchor navigation. */
  readonly anchor?: string;
};

async function blockView(block: Block, content: Content, locale: LocaleCode) {
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero' as const,
        title: block.title,
        text: block.text,
        link: block.link,
        picture: toPictureView(block.picture),
        ...(block.narrow ? { narrow: toPictureView(block.narrow) } : {}),
        ink: block.ink,
        ...(block.layout === 'split' ? { splitTint: getCollectionTint(block.collection ?? '') } : {}),
        ...(block.video ? { film: videoById(block.video, content, locale).sources } : {}),
      };
    case 'product-row':
      return {
        type: 'product-row' as const,
        title: block.title,
        ...(await productsView(block, content, locale)),
      };
    case 'product-carousel':
      return {
        type: 'product-carousel' as const,
        title: block.title,
        ...(await productsView(block, content, locale)),
      };
    case 'carousel': {
      const { type, title, slides, ratio, autoplay } = block;
      return {
        type,
        title,
        slides: slides.map(({ picture, caption }) => ({ picture: toPictureView(picture), caption })),
        ratio: ratio ?? '3:2',
        autoplays: autoplay ?? false,
      };
    }
    case 'video':
      return { ...block, video: videoById(block.video, content, locale) };
    case 'collection-feature': {
      const collection = content.collections.find((one) => one.id === block.collection);
      if (!collection)
        throw new Error(`Cannot feature collection ${block.collection}: the content has none of that id`);
      return {
        type: 'collection-feature' as const,
        title: block.title,
        text: block.text,
        link: block.link ?? {
          label: collection.name,
          path: hrefFor('collection', locale, { collection: collection.slugs[locale] }),
        },
        picture: toPictureView(block.picture),
        tint: getCollectionTint(collection.id),
      };
    }
    case 'split':
      return {
        type: 'split' as const,
        title: block.title,
        text: parseRichText(block.text),
        link: block.link,
        picture: toPictureView(block.picture),
        pictureSide: block.pictureSide,
      };
    case 'routine': {
      const routine = content.routines.find((one) => one.id === block.routine);
      if (!routine) throw new Error(`Cannot show routine ${block.routine}: the content has none of that id`);
      return {
        type: 'routine' as const,
        title: block.title ?? routine.name,
        text: block.text ?? routine.summary,
        link: block.link ?? { path: hrefFor('routine', locale, { slug: routine.slugs[locale] }) },
        steps: toRoutineSteps(routine, content, locale),
      };
    }
    case 'journal-teaser': {
      const { articles } = block;
      const chosen =
        articles === 'latest'
          ? sortLatestFirst(content.journal)
          : articles.flatMap((id) => content.journal.filter((article) => article.id === id));
      return {
        type: 'journal-teaser' as const,
        title: block.title,
        teasers: chosen.slice(0, block.limit).map((article) => toArticleTeaser(article, content, locale)),
        link: block.link,
      };
    }
    case 'tips-grid':
      return {
        type: 'tips-grid' as const,
        title: block.title,
        teasers: block.tips.flatMap((id) =>
          content.tips.filter((tip) => tip.id === id).map((tip) => toTipTeaser(tip, content, locale)),
        ),
        link: block.link,
      };
    case 'newsletter':
      return {
        type: 'newsletter' as const,
        title: block.title,
        text: block.text,
        note: block.note,
        policyPath: getAboutPath(content, 'privacy', locale),
      };
    case 'rich-text':
      return { type: 'rich-text' as const, title: block.title, text: parseRichText(block.text) };
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
      return { type: 'glossary' as const, title: block.title, groups: glossaryGroups(content, locale) };
    case 'collection-grid': {
      const { collections } = block;
      const chosen =
        collections === 'all'
          ? content.collections
          : collections.flatMap((id) => content.collections.filter((collection) => collection.id === id));
      return {
        type: 'collection-grid' as const,
        title: block.title,
        text: block.text,
        link: block.link,
        collections: chosen.map((collection) => ({
          id: collection.id,
          href: hrefFor('collection', locale, { collection: collection.slugs[locale] }),
          name: collection.name,
          text: collection.tagline,
          tint: getCollectionTint(collection.id),
          picture: toPictureView(collection.picture),
        })),
      };
    }
    case 'ingredient-spotlight': {
      const ingredient = content.ingredients.find((one) => one.id === block.ingredient);
      if (!ingredient)
        throw new Error(`Cannot show ingredient ${block.ingredient}: the content has none of that id`);
      const products = block.products ?? productsWith(ingredient.id, content).map((product) => product.id);
      return {
        type: 'ingredient-spotlight' as const,
        name: ingredient.name,
        inci: ingredient.inci.join(', '),
        text: parseRichText(block.text ?? ingredient.description),
        picture: toPictureView(block.picture),
        pictureSide: 'left' as 'left' | 'right',
        products: products.slice(0, 4).map((id) => toSmallProduct(id, content, locale)),
        link: block.link,
      };
    }
    case 'anchor-navigation':
      return {
        type: 'anchor-navigation' as const,
        title: block.title,
        items: [] as readonly { readonly id: string; readonly label: string }[],
      };
    case 'picture':
      return { type: 'picture' as const, picture: toPictureView(block.picture), caption: block.caption };
    case 'imprint':
      return { type: 'imprint' as const, title: block.title, company: content.settings.company };
    default:
      return assertUnknownBlock(block);
  }
}
