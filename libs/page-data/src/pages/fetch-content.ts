import { createCmsClient, collectDraftReferences, withoutDrafts } from '@marehalm/cms-client';
import { contentEntities, contentNames, fetchContent, isKnownBlock } from '@marehalm/shop/content';
import { defaultLocale, localeCodes } from '@marehalm/shop';
import type { PerLocale } from '../view-models/per-market.ts';
import type { Content } from './content.ts';

/** Which content is read from the CMS. */
export interface ContentRequest {
  /** Origin of a service that serves `/api/v1`. */
  readonly cmsUrl: string;
  /** Token with which drafts are read, too. */
  readonly previewToken?: string | undefined;
  /** Whether drafts become pages. */
  readonly showsDrafts: boolean;
  /** Receives one sentence for each draft or block that is skipped. */
  readonly warn: (message: string) => void;
}

/**
 * Fetches the content in every language; lists are in the order in which they are shown.
 *
 * @throws Error when the CMS is unreachable or its answer is invalid.
 */
export async function fetchContents({
  cmsUrl,
  previewToken,
  showsDrafts,
  warn,
}: ContentRequest): Promise<PerLocale<Content>> {
  const cms = createCmsClient({ entities: contentEntities, baseUrl: cmsUrl });
  const entries = localeCodes.map(async (locale) => {
    const answer = await fetchContent(cms, contentNames, {
      locale,
      ...(previewToken === undefined ? {} : { previewToken }),
    });
    if (answer.kind !== 'ok') throw new Error(`Cannot read the CMS: ${JSON.stringify(answer)}`);
    const { data } = answer;
    // The same in every language, so it is said once.
    if (locale === defaultLocale) {
      const drafts = showsDrafts ? [] : collectDraftReferences(data);
      for (const { list, id } of drafts) warn(`Skipped ${list} ${id}: it is a draft`);
      for (const block of unknownBlocksIn(data)) warn(`Skipped ${block}`);
    }
    const content = showsDrafts ? data : withoutDrafts(data);
    const { collections, categories } = content;
    return [locale, { ...content, collections: inOrder(collections), categories: inOrder(categories) }];
  });
  return Object.fromEntries(await Promise.all(entries)) as PerLocale<Content>;
}

/** Blocks of a type that this shop does not know yet. */
const unknownBlocksIn = ({ pages, journal }: Pick<Content, 'pages' | 'journal'>): readonly string[] =>
  Object.entries({ pages, journal }).flatMap(([name, entries]) =>
    entries.flatMap(({ id, blocks }) =>
      blocks
        .filter((block) => !isKnownBlock(block))
        .map(({ type }) => `a block of ${name} ${id}: this shop knows no "${type}"`),
    ),
  );

const inOrder = <Entry extends { readonly position: number }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => a.position - b.position);
