import type * as schema from 'schema-dts';
import type { ThingObject } from './internal/thing-object.ts';
import type { Site } from './site.ts';

/** A link to a page of the site. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** Returns the schema.org `BreadcrumbList` of `links`, from the front page to the current page. */
export function toBreadcrumbJsonLd(
  site: Site,
  links: readonly PageLink[],
): ThingObject<schema.BreadcrumbList> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.toUrl(path),
    })),
  };
}

/**
 * Returns a list of other pages in its order, by their URLs alone, because search engines read the pages themselves
 * (developers.google.com/search/docs/appearance/structured-data/carousel#summary-page).
 */
export function toItemListJsonLd(
  site: Site,
  items: readonly { readonly href: string }[],
): ThingObject<schema.ItemList> {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: site.toUrl(href),
    })),
  };
}

/** Returns one schema.org `FAQPage` with the questions, in an array that is empty without questions. Answers are plain text. */
export function toFaqPageJsonLd(
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly ThingObject<schema.FAQPage>[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }): ThingObject<schema.Question> => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** A site in one language. */
export interface WebSiteFacts {
  /** Path of its front page. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  /** `@id` of the organization that runs it, as a path. */
  readonly publisherPath: string;
  /** Path of its search, which ends in the parameter without a value: `/shop?q=`. */
  readonly searchPath: string;
}

/** Returns the schema.org `WebSite` of the site in one language, with its `SearchAction`. */
export function toWebSiteJsonLd(
  site: Site,
  { path, language, publisherPath, searchPath }: WebSiteFacts,
): ThingObject<schema.WebSite> {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: site.toUrl(path),
    inLanguage: language,
    publisher: { '@id': site.toUrl(publisherPath) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.toUrl(searchPath)}{search_term_string}` },
      // schema.org's way to say which part of the template is typed; the types do not know annotations.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

/** A text that is read. */
export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  /** Path of its picture. */
  readonly picture: string;
  /** ISO 8601 day. */
  readonly published?: string | undefined;
  readonly section?: string | undefined;
}

/** Returns the schema.org `Article` of a page, with the site as author and publisher. */
export function toArticleJsonLd(
  site: Site,
  { title, description, path, language, picture, published, section }: ArticleFacts,
): ThingObject<schema.Article> {
  const organization = { '@type': 'Organization', name: site.name, url: site.toUrl('/') } as const;
  return {
    '@type': 'Article',
    headline: title,
    description,
    ...(published ? { datePublished: published } : {}),
    ...(section ? { articleSection: section } : {}),
    inLanguage: language,
    image: site.toUrl(picture),
    mainEntityOfPage: site.toUrl(path),
    author: organization,
    publisher: organization,
  };
}

/** Instructions in steps, each with a product. */
export interface HowToFacts {
  readonly name: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Path of its picture. */
  readonly picture: string;
  readonly steps: readonly {
    readonly title: string;
    readonly note: string;
    readonly product: { readonly name: string; readonly href: string };
  }[];
}

/** Returns the schema.org `HowTo` of instructions: its steps and the products used. */
export function toHowToJsonLd(
  site: Site,
  { name, description, language, picture, steps }: HowToFacts,
): ThingObject<schema.HowTo> {
  const supplies = [...new Set(steps.map(({ product }) => product.name))];
  return {
    '@type': 'HowTo',
    name,
    description,
    image: site.toUrl(picture),
    inLanguage: language,
    supply: supplies.map((supply) => ({ '@type': 'HowToSupply', name: supply })),
    step: steps.map(({ title, note, product }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text: note,
      url: site.toUrl(product.href),
    })),
  };
}
