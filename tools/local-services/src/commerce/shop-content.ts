import type { BilingualText } from '@marehalm/shop/content';
import { hrefFor, type LocaleCode, matchPath, mapLocales } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import type { Content, PictureEntry } from '../load-content.ts';
import { renderBlocksHtml, renderCommonMark, extractTextFromHtml } from './content-html.ts';
import { toGlobalId } from './global-ids.ts';
import type { MarketShop } from './market-shops.ts';

/** The common fields of pages, articles and blogs. */
interface Writing {
  readonly id: string;
  readonly handles: Readonly<Record<LocaleCode, string>>;
  readonly title: BilingualText;
  /** One or two sentences. */
  readonly summary: BilingualText;
  /** Path in the shop. */
  readonly path: (locale: LocaleCode) => string;
  /** ISO 8601 instant. */
  readonly updatedAt: string;
}

/** A page of blocks, rendered as HTML. */
export interface ContentPage extends Writing {
  readonly contentId: string;
  readonly html: (locale: LocaleCode) => string;
}

/** An article of the journal, or a tip. */
export interface ContentArticle extends Writing {
  readonly blog: ContentBlog;
  readonly html: (locale: LocaleCode) => string;
  readonly text: (locale: LocaleCode) => string;
  readonly tags: readonly string[];
  readonly picture?: PictureEntry;
}

/** The journal, or the tips. */
export interface ContentBlog extends Writing {
  readonly articles: readonly ContentArticle[];
}

/** An entry of a menu. Its text and path depend on the language. */
export interface ContentMenuItem {
  readonly id: string;
  readonly title: BilingualText;
  /** Path in the shop. An entry that only groups others has the path of the first one. */
  readonly path: BilingualText;
  readonly items: readonly ContentMenuItem[];
}

export interface ContentMenu {
  readonly id: string;
  readonly handle: string;
  readonly title: BilingualText;
  readonly items: readonly ContentMenuItem[];
}

export interface ContentRedirect {
  readonly id: string;
  readonly path: string;
  readonly target: string;
}

/** The editorial content of a shop with an index for each kind of lookup. */
export interface ShopContent {
  readonly pages: readonly ContentPage[];
  readonly blogs: readonly ContentBlog[];
  readonly articles: readonly ContentArticle[];
  readonly menus: readonly ContentMenu[];
  readonly redirects: readonly ContentRedirect[];
  /** Suggestions for an empty search, the most popular first. */
  readonly popularSearches: readonly BilingualText[];
}

const FIRST_PAGE_NUMBER = 960_000;
const FIRST_ARTICLE_NUMBER = 970_000;
const FIRST_BLOG_NUMBER = 980_000;
const FIRST_MENU_NUMBER = 990_000;
const FIRST_REDIRECT_NUMBER = 995_000;

/** Builds the editorial content of a shop. The journal and the tips become blogs. */
export function buildShopContent(
  content: Content,
  { firstNumber }: Pick<MarketShop, 'firstNumber'>,
): ShopContent {
  const pictures = new Map(content.pictures.map((picture) => [picture.id, picture]));
  const published = '2026-01-01T00:00:00Z';

  const pages = content.pages.flatMap((page, index): ContentPage[] => {
    const { slugs, route } = page;
    if (!slugs || (route !== 'about' && route !== 'sustainability')) return [];
    return [
      {
        id: toGlobalId('Page', firstNumber + FIRST_PAGE_NUMBER + index),
        contentId: page.id,
        handles: slugs,
        title: page.title,
        summary: page.description,
        path: (locale) => hrefFor(route, locale, { slug: slugs[locale] }),
        updatedAt: page.updated === undefined ? published : `${page.updated}T00:00:00Z`,
        html: oncePerLocale((locale) => renderBlocksHtml(page.blocks, content, locale)),
      },
    ];
  });

  const blogOf = (
    contentId: string,
    index: number,
    handles: ContentBlog['handles'],
    path: ContentBlog['path'],
    makeArticles: (blog: ContentBlog) => readonly ContentArticle[],
  ): ContentBlog => {
    const page = content.pages.find(({ id }) => id === contentId);
    const blog = {
      id: toGlobalId('Blog', firstNumber + FIRST_BLOG_NUMBER + index),
      handles,
      title: page?.title ?? handles,
      summary: page?.description ?? mapLocales(() => ''),
      path,
      updatedAt: published,
      articles: [] as readonly ContentArticle[],
    };
    blog.articles = makeArticles(blog);
    return blog;
  };

  const journal = blogOf(
    'care-journal',
    1,
    mapLocales(() => 'journal'),
    (locale) => hrefFor('careJournal', locale),
    (blog) =>
      content.journal.map((article, index) => {
        const category = content.vocabulary.journalCategories.find(({ id }) => id === article.category);
        const html = oncePerLocale((locale) => renderBlocksHtml(article.blocks, content, locale));
        return {
          id: toGlobalId('Article', firstNumber + FIRST_ARTICLE_NUMBER + index),
          blog,
          handles: article.slugs,
          title: article.title,
          summary: article.excerpt,
          path: (locale) => hrefFor('journal', locale, { slug: article.slugs[locale] }),
          updatedAt: `${article.published}T00:00:00Z`,
          html,
          text: (locale) => extractTextFromHtml(html(locale)),
          tags: category ? [category.id] : [],
          ...withPicture(pictures.get(article.picture)),
        };
      }),
  );
  const tips = blogOf(
    'tips-tricks',
    2,
    mapLocales(() => 'tips'),
    (locale) => hrefFor('tipsTricks', locale),
    (blog) =>
      content.tips.map((tip, index) => {
        const html = oncePerLocale((locale) => renderCommonMark(tip.text[locale]));
        return {
          id: toGlobalId('Article', firstNumber + FIRST_ARTICLE_NUMBER + 1000 + index),
          blog,
          handles: tip.slugs,
          title: tip.title,
          summary: tip.summary,
          path: (locale) => hrefFor('tips', locale, { slug: tip.slugs[locale] }),
          updatedAt: published,
          html,
          text: (locale) => extractTextFromHtml(html(locale)),
          tags: [tip.topic],
          ...withPicture(pictures.get(tip.picture)),
        };
      }),
  );

  let items = 0;
  const entry = (
    title: BilingualText,
    path: BilingualText,
    children: readonly ContentMenuItem[] = [],
  ): ContentMenuItem => {
    items += 1;
    return {
      id: toGlobalId('MenuItem', firstNumber + FIRST_MENU_NUMBER + 100 + items),
      title,
      path,
      items: children,
    };
  };
  const group = (part: Content['navigation']['footer'][number]): ContentMenuItem => {
    const links = part.links.map((link) => entry(link.label, link.path));
    return entry(part.title, part.links[0]?.path ?? mapLocales((locale) => hrefFor('home', locale)), links);
  };
  const { header, footer, legal } = content.navigation;
  const menus = [
    {
      handle: 'main-menu',
      title: localizeTexts({ en: 'Main menu', da: 'Hovedmenu' }),
      items: header.map(({ label, path, groups = [] }) => entry(label, path, groups.map(group))),
    },
    { handle: 'footer', title: localizeTexts({ en: 'Footer', da: 'Sidefod' }), items: footer.map(group) },
    {
      handle: 'legal',
      title: localizeTexts({ en: 'Legal', da: 'Jura' }),
      items: legal.map(({ label, path }) => entry(label, path)),
    },
  ].map((menu, index): ContentMenu => ({
    ...menu,
    id: toGlobalId('Menu', firstNumber + FIRST_MENU_NUMBER + index + 1),
  }));

  return {
    pages,
    blogs: [journal, tips],
    articles: [...journal.articles, ...tips.articles],
    menus,
    redirects: content.redirects.map(({ from, to }, index) => ({
      id: toGlobalId('UrlRedirect', firstNumber + FIRST_REDIRECT_NUMBER + index),
      path: from,
      target: to,
    })),
    popularSearches: content.settings.popularSearches,
  };
}

/** Returns the type and handle of the resource that a path of the shop shows, as menu items name it. */
export function toMenuResource(path: string): { readonly type: string; readonly handle?: string } {
  const match = matchPath(path.replace(/[?#].*/, ''));
  switch (match?.name) {
    case 'home':
      return { type: 'FRONTPAGE' };
    case 'shop':
      return { type: 'CATALOG' };
    case 'careJournal':
      return { type: 'BLOG', handle: 'journal' };
    case 'tipsTricks':
      return { type: 'BLOG', handle: 'tips' };
    case 'collection': {
      const { collection, path: rest } = match.parameters as { collection: string; path?: string };
      return { type: 'COLLECTION', handle: rest?.split('/').at(-1) || collection };
    }
    case 'product':
    case 'about':
    case 'sustainability': {
      const { slug } = match.parameters as { slug: string };
      return { type: match.name === 'product' ? 'PRODUCT' : 'PAGE', handle: slug };
    }
    default:
      return { type: 'HTTP' };
  }
}

function withPicture(picture: PictureEntry | undefined) {
  return picture ? { picture } : {};
}

/** Creates a text in a language when it is first requested. */
function oncePerLocale(make: (locale: LocaleCode) => string): (locale: LocaleCode) => string {
  const made = new Map<LocaleCode, string>();
  return (locale) => {
    const text = made.get(locale) ?? make(locale);
    made.set(locale, text);
    return text;
  };
}
