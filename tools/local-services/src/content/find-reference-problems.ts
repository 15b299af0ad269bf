import { access } from 'node:fs/promises';
import { isReservedSegment, type LocaleCode, localeCodes } from '@marehalm/shop';
import { type Content } from '../load-content.ts';
import { checkLinks } from './check-links.ts';
import { checkCommercialContent } from './check-commercial-content.ts';
import { checkParcelShops } from './check-parcel-shops.ts';
import { checkEditorialContent, checkPages } from './check-editorial-content.ts';
import { checkProducts } from './check-products.ts';
import {
  findDuplicates,
  type PropertyPath,
  type ReferenceProblem,
  type ReportProblem,
} from './problem-report.ts';
import { listVideoFiles } from './video-files.ts';

/** Checks references between content files: ids that must exist, names that must be unique, facts that must agree. */
export async function findReferenceProblems(content: Content): Promise<readonly ReferenceProblem[]> {
  const problems: ReferenceProblem[] = [];
  const report: ReportProblem = (thing, path, message) => problems.push({ thing, path, message });

  checkIds(content, report);
  checkSlugs(content, report);
  checkProducts(content, report);
  checkEditorialContent(content, report);
  checkCommercialContent(content, report);
  checkParcelShops(content, report);
  checkPages(content, report);
  checkLinks(content, report);
  await checkPictureFiles(content, report);
  await checkVideoFiles(content, report);
  return problems;
}

function checkIds(content: Content, report: ReportProblem) {
  const { products, collections, categories, ingredients, journal, tips, routines, pages, faq } = content;
  for (const things of [
    products,
    collections,
    categories,
    ingredients,
    journal,
    tips,
    routines,
    pages,
    faq,
  ]) {
    const seen = new Set<string>();
    for (const thing of things) {
      if (seen.has(thing.id)) report(thing, ['id'], `"${thing.id}" is taken by another file of this folder`);
      seen.add(thing.id);
    }
  }
  const { pictures, markets, promoCodes, redirects, vocabulary, offers } = content;
  const lists: [unknown, PropertyPath, readonly string[]][] = [
    [pictures, [], pictures.map((picture) => picture.id)],
    [content.videos, [], content.videos.map((video) => video.id)],
    [markets, [], markets.map((market) => market.id)],
    [redirects, [], redirects.map((redirect) => redirect.id)],
    [redirects, [], redirects.map((redirect) => redirect.from)],
    [promoCodes, [], promoCodes.flatMap((code) => [code.code, ...code.aliases])],
    [offers, ['samples', 'items'], offers.samples.items.map((sample) => sample.id)],
    [offers, ['gifts'], offers.gifts.map((gift) => gift.id)],
    [vocabulary, ['skinTypes'], vocabulary.skinTypes.map((term) => term.id)],
    [vocabulary, ['concerns'], vocabulary.concerns.map((term) => term.id)],
    [vocabulary, ['certifications'], vocabulary.certifications.map((term) => term.id)],
    [vocabulary, ['journalCategories'], vocabulary.journalCategories.map((term) => term.id)],
    [vocabulary, ['tipTopics'], vocabulary.tipTopics.map((term) => term.id)],
  ];
  for (const [thing, path, names] of lists) {
    for (const name of findDuplicates(names)) report(thing, path, `"${name}" stands here twice`);
  }
}

/** Pages of one route must have different slugs in each language. */
function checkSlugs(content: Content, report: ReportProblem) {
  const topCategories = content.categories.filter((category) => category.parent === undefined);
  const childCategories = content.categories.filter((category) => category.parent !== undefined);
  const giftCard = { id: 'gift card', slugs: content.giftCards.slugs };
  const { journalCategories, tipTopics } = content.vocabulary;
  const spaces: (readonly {
    readonly id: string;
    readonly slugs?: Readonly<Record<LocaleCode, string>> | undefined;
  }[])[] = [
    [...content.products, giftCard],
    [...content.collections, ...topCategories],
    childCategories,
    content.ingredients,
    content.journal,
    content.tips,
    content.routines,
    content.pages.filter((page) => page.route === 'about'),
    content.pages.filter((page) => page.route === 'sustainability'),
    journalCategories,
    tipTopics,
  ];
  for (const space of spaces) {
    for (const locale of localeCodes) {
      const owners = new Map<string, string>();
      for (const thing of space) {
        const slug = thing.slugs?.[locale];
        if (slug === undefined) continue;
        const owner = owners.get(slug);
        if (owner !== undefined)
          report(thing, ['slugs', locale], `"${slug}" is the slug of "${owner}" already`);
        owners.set(slug, thing.id);
      }
    }
  }
  for (const thing of [...content.collections, ...topCategories]) {
    for (const locale of localeCodes) {
      const slug = thing.slugs[locale];
      if (isReservedSegment(slug, locale)) {
        report(thing, ['slugs', locale], `"${slug}" begins a page of the shop itself`);
      }
    }
  }
}

async function checkPictureFiles(content: Content, report: ReportProblem) {
  await Promise.all(
    content.pictures.map(async ({ id }, index) => {
      const file = `pictures/${id}.webp`;
      await access(`${content.directory}/${file}`).catch(() =>
        report(content.pictures, [index, 'id'], `there is no file ${file}`),
      );
    }),
  );
}

async function checkVideoFiles(content: Content, report: ReportProblem) {
  await Promise.all(
    content.videos.flatMap(({ id }, index) =>
      listVideoFiles(id).map(async ({ file }) => {
        await access(`${content.directory}/videos/${file}`).catch(() =>
          report(content.videos, [index, 'id'], `there is no file videos/${file}`),
        );
      }),
    ),
  );
}
