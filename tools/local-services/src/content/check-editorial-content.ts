import { type Content } from '../load-content.ts';
import { hasIngredient } from './check-products.ts';
import {
  findDuplicates,
  reportUnknownId,
  reportUnknownIds,
  collectIds,
  type ReportProblem,
} from './problem-report.ts';

/** Checks collections, articles, tips, routines and menus. */
export function checkEditorialContent(content: Content, report: ReportProblem) {
  const products = collectIds(content.products);
  const pictures = collectIds(content.pictures);
  const journalCategories = collectIds(content.vocabulary.journalCategories);
  const tipTopics = collectIds(content.vocabulary.tipTopics);

  for (const collection of content.collections) {
    reportUnknownId(report, collection, ['picture'], collection.picture, pictures, 'picture');
    if (collection.narrow !== undefined)
      reportUnknownId(report, collection, ['narrow'], collection.narrow, pictures, 'picture');
    if (collection.tile !== undefined)
      reportUnknownId(report, collection, ['tile', 'picture'], collection.tile.picture, pictures, 'picture');
  }
  for (const article of content.journal) {
    reportUnknownId(report, article, ['category'], article.category, journalCategories, 'journal category');
    reportUnknownId(report, article, ['picture'], article.picture, pictures, 'picture');
    reportUnknownIds(report, article, ['products'], article.products, products, 'product');
    checkBlocks(article, article.blocks, content, report);
  }
  for (const tip of content.tips) {
    reportUnknownId(report, tip, ['topic'], tip.topic, tipTopics, 'tip topic');
    reportUnknownId(report, tip, ['picture'], tip.picture, pictures, 'picture');
    reportUnknownIds(report, tip, ['products'], tip.products, products, 'product');
  }
  for (const routine of content.routines) {
    reportUnknownId(report, routine, ['picture'], routine.picture, pictures, 'picture');
    routine.steps.forEach((step, index) =>
      reportUnknownId(report, routine, ['steps', index, 'product'], step.product, products, 'product'),
    );
  }
  content.navigation.header.forEach((entry, index) => {
    if (entry.picture === undefined) return;
    reportUnknownId(
      report,
      content.navigation,
      ['header', index, 'picture'],
      entry.picture,
      pictures,
      'picture',
    );
  });
  const markets = content.settings.announcements.map(({ market }) => market);
  for (const market of findDuplicates(markets)) {
    report(content.settings, ['announcements'], `"${market}" has two announcements`);
  }
}

const routesWithSlug: readonly string[] = ['about', 'sustainability'];

/** Checks the routes and blocks of pages. */
export function checkPages(content: Content, report: ReportProblem) {
  for (const page of content.pages) {
    const takesSlug = routesWithSlug.includes(page.route);
    if (takesSlug && !page.slugs) report(page, ['slugs'], `is missing; ${page.route} pages have one`);
    if (!takesSlug && page.slugs) report(page, ['slugs'], `the ${page.route} page has no slug`);
    checkBlocks(page, page.blocks, content, report);
  }
  for (const route of ['home', 'shop', 'careJournal', 'tipsTricks', 'routine', 'tips'] as const) {
    const owners = content.pages.filter((page) => page.route === route);
    if (owners.length === 0) report(content.pages, [], `no file in pages is the ${route} page`);
    for (const page of owners.slice(1))
      report(page, ['route'], `"${owners[0]?.id}" is the ${route} page already`);
  }
}

type FileBlock = Content['pages'][number]['blocks'][number];

function checkBlocks(thing: unknown, blocks: readonly FileBlock[], content: Content, report: ReportProblem) {
  const pictures = collectIds(content.pictures);
  const videos = collectIds(content.videos);
  const topics = new Set<string>(content.faq.map((question) => question.topic));
  blocks.forEach((block, index) => {
    const path = ['blocks', index];
    if ('picture' in block) {
      reportUnknownId(report, thing, [...path, 'picture'], block.picture, pictures, 'picture');
    }
    if ('narrow' in block && block.narrow !== undefined) {
      reportUnknownId(report, thing, [...path, 'narrow'], block.narrow, pictures, 'picture');
    }
    if ('video' in block && block.video !== undefined) {
      reportUnknownId(report, thing, [...path, 'video'], block.video, videos, 'film');
    }
    if (block.type === 'carousel') {
      block.slides.forEach(({ picture }, slide) =>
        reportUnknownId(report, thing, [...path, 'slides', slide, 'picture'], picture, pictures, 'picture'),
      );
    }
    if (block.type === 'hero' && block.collection !== undefined) {
      const { collection } = block;
      reportUnknownId(
        report,
        thing,
        [...path, 'collection'],
        collection,
        collectIds(content.collections),
        'collection',
      );
    }
    if (
      (block.type === 'product-row' || block.type === 'product-carousel') &&
      typeof block.products !== 'string'
    ) {
      reportUnknownIds(
        report,
        thing,
        [...path, 'products'],
        block.products,
        collectIds(content.products),
        'product',
      );
    }
    if (block.type === 'journal-teaser' && typeof block.articles !== 'string') {
      reportUnknownIds(
        report,
        thing,
        [...path, 'articles'],
        block.articles,
        collectIds(content.journal),
        'article',
      );
    }
    if (block.type === 'tips-grid') {
      reportUnknownIds(report, thing, [...path, 'tips'], block.tips, collectIds(content.tips), 'tip');
    }
    if (block.type === 'collection-feature') {
      const { collection } = block;
      reportUnknownId(
        report,
        thing,
        [...path, 'collection'],
        collection,
        collectIds(content.collections),
        'collection',
      );
    }
    if (block.type === 'collection-grid' && typeof block.collections !== 'string') {
      const series = collectIds(content.collections);
      reportUnknownIds(report, thing, [...path, 'collections'], block.collections, series, 'collection');
    }
    if (block.type === 'ingredient-spotlight') {
      const { ingredient, products = [] } = block;
      reportUnknownId(
        report,
        thing,
        [...path, 'ingredient'],
        ingredient,
        collectIds(content.ingredients),
        'ingredient',
      );
      reportUnknownIds(
        report,
        thing,
        [...path, 'products'],
        products,
        collectIds(content.products),
        'product',
      );
      const entry = content.ingredients.find(({ id }) => id === ingredient);
      products.forEach((id, position) => {
        const product = content.products.find((candidate) => candidate.id === id);
        if (!entry || !product || hasIngredient(product, entry, content)) return;
        report(thing, [...path, 'products', position], `"${id}" does not hold "${ingredient}"`);
      });
    }
    if (block.type === 'facts-table') {
      const expected = block.columns.length - 1;
      block.rows.forEach(({ cells }, row) => {
        if (cells.length === expected) return;
        const where = [...path, 'rows', row, 'cells'];
        report(thing, where, `has ${cells.length} cells; the columns after the first are ${expected}`);
      });
    }
    if (block.type === 'routine') {
      reportUnknownId(
        report,
        thing,
        [...path, 'routine'],
        block.routine,
        collectIds(content.routines),
        'routine',
      );
    }
    if (block.type === 'faq' && block.topic !== undefined) {
      reportUnknownId(report, thing, [...path, 'topic'], block.topic, topics, 'question');
    }
  });
  const [, ...more] = blocks.flatMap(({ type }, index) =>
    type === 'carousel' || type === 'product-carousel' ? [index] : [],
  );
  for (const index of more) report(thing, ['blocks', index], 'is a second carousel; a page has one at most');
}
