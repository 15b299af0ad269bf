import { createCmsClient, collectDraftReferences, withoutDrafts } from '@marehalm/cms-client';
import {
  contentEntities,
  type Content,
  contentNames,
  fetchContent,
  isKnownBlock,
} from '@marehalm/shop/content';
import { defaultLocale, type LocaleCode, localeCodes } from '@marehalm/shop';
import { parseConfiguration } from '../../site/configuration.ts';
import { memoizePerBuild } from './memoize-per-build.server.ts';

export type { Content };

/** Reads the CMS over HTTP, validated by its client's schemas; lists are in the order in which they are shown. */
export const loadShopContent: (locale: LocaleCode) => Promise<Content> = memoizePerBuild(
  async (locale: LocaleCode) => {
    const { cmsUrl, previewToken, showsDrafts } = parseConfiguration(process.env);
    const answer = await fetchContent(
      createCmsClient({ entities: contentEntities, baseUrl: cmsUrl }),
      contentNames,
      {
        locale,
        ...(previewToken === undefined ? {} : { previewToken }),
      },
    );
    if (answer.kind !== 'ok') throw new Error(`Cannot read the CMS: ${JSON.stringify(answer)}`);
    const { data } = answer;
    const { pages, journal } = data;
    // The same in every language, so it is said once.
    if (locale === defaultLocale) {
      const skipped = [
        ...(showsDrafts ? [] : collectDraftReferences(data)).map(
          ({ list, id }) => `${list} ${id}: it is a draft`,
        ),
        ...unknownBlocksIn({ pages, journal }),
      ];
      for (const what of skipped) console.warn(`Skipped ${what}`);
    }
    const content = showsDrafts ? data : withoutDrafts(data);
    const { collections, categories } = content;
    return { ...content, collections: inOrder(collections), categories: inOrder(categories) };
  },
);

/** Loads the content in every language. */
export async function loadContentPerLocale(): Promise<Readonly<Record<LocaleCode, Content>>> {
  const entries = localeCodes.map(async (locale) => [locale, await loadShopContent(locale)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<LocaleCode, Content>;
}

/**
 * Returns the only page of a route.
 *
 * @throws Error when the content has none, which stops the build.
 */
export function getRoutePage({ pages }: Pick<Content, 'pages'>, route: Content['pages'][number]['route']) {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`Cannot show ${route}: the content has no page with this route`);
  return page;
}

/** Blocks of a type that this shop does not know yet. */
const unknownBlocksIn = (lists: Pick<Content, 'pages' | 'journal'>): readonly string[] =>
  Object.entries(lists).flatMap(([name, entries]) =>
    entries.flatMap(({ id, blocks }) =>
      blocks
        .filter((block) => !isKnownBlock(block))
        .map(({ type }) => `a block of ${name} ${id}: this shop knows no "${type}"`),
    ),
  );

const inOrder = <Entry extends { readonly position: number }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => a.position - b.position);
