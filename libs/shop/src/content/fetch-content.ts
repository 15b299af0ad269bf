import type { CmsAnswer, CmsClient, CmsRequestOptions } from '@marehalm/cms-client';
import type {
  contentEntities,
  ListedEntityName,
  ListedTypes,
  ContentSingletonName,
  SingletonTypes,
} from './entities.ts';

/** All content in one language: each list and each singleton by its name. */
export type Content = {
  readonly [Name in ListedEntityName]: readonly ListedTypes[Name][];
} & SingletonTypes;

/** Name of a list or a singleton. */
export type ContentName = keyof Content;

/** Names of all lists of the content API. */
export const listedNames = [
  'products',
  'collections',
  'categories',
  'ingredients',
  'journal',
  'tips',
  'routines',
  'pages',
  'faq',
  'videos',
  'redirects',
  'reviews',
] as const satisfies readonly ListedEntityName[];

/** Every singleton. */
export const singletonNames = [
  'settings',
  'navigation',
  'offers',
  'vocabulary',
] as const satisfies readonly ContentSingletonName[];

/** Every list and singleton. */
export const contentNames: readonly ContentName[] = [...listedNames, ...singletonNames];

/**
 * Fetches several lists and singletons in parallel. Returns them by name, or the first failure.
 *
 * @example
 * ```ts
 * import { createCmsClient } from '@marehalm/cms-client';
 * import { contentEntities, fetchContent } from '@marehalm/shop/content';
 *
 * const fetch = async () => Response.json({ items: [], total: 0 });
 * const cms = createCmsClient({ baseUrl: 'https://cms.example', entities: contentEntities, fetch });
 * const answer = await fetchContent(cms, ['tips', 'faq'], { locale: 'en' });
 * answer; // => { kind: 'ok', data: { tips: [], faq: [] } }
 * ```
 */
export async function fetchContent<const Name extends ContentName>(
  cms: Pick<CmsClient<typeof contentEntities>, 'list' | 'getSingleton'>,
  names: readonly Name[],
  request: CmsRequestOptions,
): Promise<CmsAnswer<Pick<Content, Name>>> {
  const answers = await Promise.all(
    names.map(async (name): Promise<readonly [Name, CmsAnswer<unknown>]> => [
      name,
      await (isListed(name)
        ? cms.list(name, request)
        : cms.getSingleton(name as ContentSingletonName, request)),
    ]),
  );
  const data: Partial<Record<Name, unknown>> = {};
  for (const [name, answer] of answers) {
    if (answer.kind !== 'ok') return answer;
    data[name] = answer.data;
  }
  return { kind: 'ok', data: data as Pick<Content, Name> };
}

function isListed(name: ContentName): name is ListedEntityName {
  return (listedNames as readonly string[]).includes(name);
}
