import { toSafeHref } from '@marehalm/cms-client';
import { createRedirectLookup } from '@marehalm/i18n-routing';
import { type LocaleCode, localeCodes, matchPath, type RouteMatch } from '@marehalm/shop';
import { type Content } from '../load-content.ts';
import { type ReportProblem } from './problem-report.ts';

/** Checks that every link has a page in the language of its text, and that no redirect hides a page or is part of a cycle. */
export function checkLinks(content: Content, report: ReportProblem): void {
  const { products, collections, categories, ingredients, journal, tips, routines, pages, faq, videos } =
    content;
  const things = [
    products,
    collections,
    categories,
    ingredients,
    journal,
    tips,
    routines,
    pages,
    faq,
    videos,
  ].flat();
  for (const thing of [...things, content.navigation, content.settings, content.vocabulary, content.offers]) {
    for (const { path, locale, href } of findLinks(thing, [])) {
      const mistake = findMistake(href, locale, content);
      if (mistake !== undefined) report(thing, path, `links to "${href}", ${mistake}`);
    }
  }
  checkRedirects(content, report);
}

interface Link {
  readonly path: readonly PropertyKey[];
  readonly locale: LocaleCode;
  readonly href: string;
}

/** Finds the links in any part of a content file: CommonMark links in texts, and the `path` of menu and block links. */
function findLinks(value: unknown, path: readonly PropertyKey[]): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBilingual(value)) {
    const isPath = path.at(-1) === 'path';
    return localeCodes.flatMap((locale) => {
      const hrefs = isPath ? [value[locale]] : findDestinations(value[locale]);
      return hrefs.map((href) => ({ path: [...path, locale], locale, href }));
    });
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    findLinks(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function isBilingual(value: object): value is Record<LocaleCode, string> {
  return localeCodes.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');
}

function findDestinations(commonMark: string): string[] {
  return [...commonMark.matchAll(/\]\(<?([^)>\s]*)/g)].map((match) => match[1] ?? '');
}

function findMistake(href: string, locale: LocaleCode, content: Content): string | undefined {
  if (toSafeHref(href) === undefined)
    return 'which is neither a path of this shop nor an https: or mailto: address';
  if (!href.startsWith('/')) return undefined;
  const match = matchPath(href);
  if (!match || !isPage(match, content)) return 'but there is no such page';
  if (match.locale !== locale) return `which is not in the language of the text (${locale})`;
  const hash = href.split('#')[1];
  if (hash !== undefined && match.name === 'about' && isGlossary(match.parameters.slug, locale, content)) {
    const exists = content.ingredients.some((ingredient) => ingredient.slugs[locale] === hash);
    if (!exists) return 'but the glossary has no such entry';
  }
  return undefined;
}

function isGlossary(slug: string, locale: LocaleCode, content: Content): boolean {
  const page = content.pages.find((candidate) => candidate.slugs?.[locale] === slug);
  return page?.blocks.some((block) => block.type === 'glossary') === true;
}

/** Whether the shop has this page: both its route and the entry that the parameters identify. */
function isPage(match: RouteMatch, content: Content): boolean {
  const { locale } = match;
  type Routed = { readonly slugs?: { readonly [Code in LocaleCode]: string } | undefined };
  const has = (things: readonly Routed[], slug: string | undefined) =>
    things.some((thing) => thing.slugs?.[locale] === slug);

  switch (match.name) {
    case 'about':
    case 'sustainability': {
      const pages = content.pages.filter((page) => page.route === match.name);
      return has(pages, match.parameters.slug);
    }
    case 'journal':
      return has(content.journal, match.parameters.slug);
    case 'product':
      return has([...content.products, content.giftCards], match.parameters.slug);
    case 'routine':
      return match.parameters.slug === undefined || has(content.routines, match.parameters.slug);
    case 'tips':
      return match.parameters.slug === undefined || has(content.tips, match.parameters.slug);
    case 'careJournal':
      return (
        match.parameters.path === undefined ||
        has(content.vocabulary.journalCategories, match.parameters.path)
      );
    case 'tipsTricks':
      return match.parameters.path === undefined || has(content.vocabulary.tipTopics, match.parameters.path);
    case 'collection':
      return isCollectionPage(match, content);
    default:
      return true; // Pages of the shop itself: home, cart, account, …
  }
}

function isCollectionPage({ locale, parameters }: RouteMatch<'collection'>, content: Content): boolean {
  const { collection: slug, path } = parameters;
  const child = content.categories.find(
    (category) => category.parent !== undefined && category.slugs[locale] === path,
  );
  const series = content.collections.find((candidate) => candidate.slugs[locale] === slug);
  if (series) {
    if (path === undefined) return true;
    return content.products.some(
      (product) => product.collection === series.id && product.category === child?.id,
    );
  }
  const top = content.categories.find(
    (category) => category.parent === undefined && category.slugs[locale] === slug,
  );
  return top !== undefined && (path === undefined || child?.parent === top.id);
}

function checkRedirects(content: Content, report: ReportProblem) {
  const { redirects } = content;
  redirects.forEach(({ from, to }, index) => {
    const source = matchPath(from);
    if (source && isPage(source, content)) {
      report(redirects, [index, 'from'], `"${from}" is a page of the shop, which would be out of reach`);
    }
    const target = matchPath(to);
    if (!target || !isPage(target, content)) report(redirects, [index, 'to'], `there is no page "${to}"`);
  });
  try {
    createRedirectLookup(redirects);
  } catch (error) {
    report(redirects, [], error instanceof Error ? error.message : String(error));
  }
}
