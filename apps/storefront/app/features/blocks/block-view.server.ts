import type { Block } from '@marehalm/cms-client';
import { parseRichText } from '@marehalm/cms-client/rich-text';
import { compareText, hrefFor, type LocaleCode } from '@marehalm/i18n-routing';
import { type Tint, tints } from '@marehalm/ui';
import { pictureView } from '../../catalogue/pictures.server.ts';
import { productCards } from '../../catalogue/product-view.server.ts';
import { readContent, type Content } from '../../catalogue/content.server.ts';
import type { BlockView, RoutineStepView, TeaserView } from './block-view.ts';

/** The kit has a tint for every series; a series that came later stands on linen. */
export const tintOf = (collection: string): Tint => tints.find((tint) => tint === collection) ?? 'oat';

/** The newest products first, or what sells best, as the content ranks it. */
function productsOf(block: Extract<Block, { type: 'product-row' }>, content: Content): string[] {
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

export function articleTeaser(
  article: Content['journal'][number],
  content: Content,
  locale: LocaleCode,
): TeaserView {
  const category = content.vocabulary.journalCategories.find((one) => one.id === article.category);
  return {
    id: article.id,
    href: hrefFor('journal', locale, { slug: article.slugs[locale] }),
    title: article.title,
    text: article.excerpt,
    ...(category ? { label: category.name } : {}),
    picture: pictureView(article.picture),
  };
}

export function tipTeaser(tip: Content['tips'][number], content: Content, locale: LocaleCode): TeaserView {
  const topic = content.vocabulary.tipTopics.find((one) => one.id === tip.topic);
  return {
    id: tip.id,
    href: hrefFor('tips', locale, { slug: tip.slugs[locale] }),
    title: tip.title,
    text: tip.summary,
    ...(topic ? { label: topic.name } : {}),
    picture: pictureView(tip.picture),
  };
}

export function routineTeaser(routine: Content['routines'][number], locale: LocaleCode): TeaserView {
  return {
    id: routine.id,
    href: hrefFor('routine', locale, { slug: routine.slugs[locale] }),
    title: routine.name,
    text: routine.summary,
    picture: pictureView(routine.picture),
  };
}

export const latestFirst = (journal: Content['journal']): Content['journal'] =>
  journal.toSorted((a, b) => b.published.localeCompare(a.published));

export async function routineSteps(
  routine: Content['routines'][number],
  locale: LocaleCode,
): Promise<RoutineStepView[]> {
  const cards = await productCards(
    routine.steps.map((step) => step.product),
    locale,
  );
  return routine.steps.flatMap(({ title, note, when }, position) => {
    const product = cards[position];
    return product ? [{ title, note, when, product }] : [];
  });
}

/** @throws Error when the content has no page of this id under `about`. */
export function aboutPath(content: Content, id: string, locale: LocaleCode): string {
  const page = content.pages.find((one) => one.id === id);
  if (!page?.slugs) throw new Error(`Cannot link page ${id}: the content has none of that id`);
  return hrefFor('about', locale, { slug: page.slugs[locale] });
}

/** The blocks of a page. A block of a type that this shop does not know yet is left out. */
export async function blockViews(blocks: readonly Block[], locale: LocaleCode): Promise<BlockView[]> {
  const content = await readContent(locale);
  const views = await Promise.all(blocks.map((block) => blockView(block, content, locale)));
  return views.filter((view) => view !== undefined);
}

async function blockView(block: Block, content: Content, locale: LocaleCode): Promise<BlockView | undefined> {
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero',
        title: block.title,
        text: block.text,
        link: block.link,
        picture: pictureView(block.picture),
        ink: block.ink,
      };
    case 'product-row':
      return {
        type: 'product-row',
        title: block.title,
        products: await productCards(productsOf(block, content), locale),
        link: block.link,
      };
    case 'collection-feature': {
      const collection = content.collections.find((one) => one.id === block.collection);
      if (!collection)
        throw new Error(`Cannot feature collection ${block.collection}: the content has none of that id`);
      return {
        type: 'collection-feature',
        title: block.title,
        text: block.text,
        link: block.link ?? {
          label: collection.name,
          path: hrefFor('collection', locale, { collection: collection.slugs[locale] }),
        },
        picture: pictureView(block.picture),
        tint: tintOf(collection.id),
      };
    }
    case 'split':
      return {
        type: 'split',
        title: block.title,
        text: parseRichText(block.text),
        link: block.link,
        picture: pictureView(block.picture),
        pictureSide: block.pictureSide,
      };
    case 'routine': {
      const routine = content.routines.find((one) => one.id === block.routine);
      if (!routine) throw new Error(`Cannot show routine ${block.routine}: the content has none of that id`);
      return {
        type: 'routine',
        title: block.title ?? routine.name,
        text: block.text ?? routine.summary,
        href: hrefFor('routine', locale, { slug: routine.slugs[locale] }),
        link: block.link,
        steps: await routineSteps(routine, locale),
      };
    }
    case 'journal-teaser': {
      const { articles } = block;
      const chosen =
        articles === 'latest'
          ? latestFirst(content.journal)
          : articles.flatMap((id) => content.journal.filter((article) => article.id === id));
      return {
        type: 'teasers',
        title: block.title,
        teasers: chosen.slice(0, block.limit).map((article) => articleTeaser(article, content, locale)),
        link: block.link,
      };
    }
    case 'tips-grid':
      return {
        type: 'teasers',
        title: block.title,
        teasers: block.tips.flatMap((id) =>
          content.tips.filter((tip) => tip.id === id).map((tip) => tipTeaser(tip, content, locale)),
        ),
        link: block.link,
      };
    case 'newsletter':
      return {
        type: 'newsletter',
        title: block.title,
        text: block.text,
        note: block.note,
        policyPath: aboutPath(content, 'privacy', locale),
      };
    case 'rich-text':
      return { type: 'rich-text', title: block.title, text: parseRichText(block.text) };
    case 'faq':
      return {
        type: 'faq',
        title: block.title,
        questions: content.faq
          .filter((question) => !block.topic || question.topic === block.topic)
          .map(({ id, question, answer }) => ({ id, question, answer: parseRichText(answer) })),
      };
    case 'quote':
      return { type: 'quote', text: block.text, attribution: block.attribution };
    case 'glossary':
      return {
        type: 'glossary',
        title: block.title,
        ingredients: content.ingredients
          .map(({ slugs, name, inci, description }) => ({
            id: slugs[locale],
            name,
            inci,
            text: description,
          }))
          .toSorted((a, b) => compareText(locale)(a.name, b.name)),
      };
    case 'facts':
      return { type: 'facts', title: block.title, items: block.items };
    case 'banner':
      return { type: 'banner', text: block.text, link: block.link };
    case 'picture':
      return { type: 'picture', picture: pictureView(block.picture), caption: block.caption };
    case 'imprint':
      return { type: 'imprint', title: block.title, company: content.settings.company };
    case 'withdrawal-form':
      return { type: 'withdrawal-form', title: block.title, text: block.text };
    default:
      return undefined;
  }
}
