import type { MiddlewareFunction } from 'react-router';

/** What the loaders of a page's routes gave, the page's own last. */
export type PageData = Readonly<Record<string, { readonly data?: unknown; readonly error?: unknown }>>;

interface Prefetched {
  /** Nothing when it did not come. */
  readonly data: Promise<PageData | undefined>;
  /** Milliseconds of this document. */
  readonly asked: number;
}

/** Milliseconds in which what was fetched beforehand is used; browsers keep a prefetched file as long. */
const FRESH = 300_000;

/** By path; the one that was asked for last comes last. Filled by `prefetch.ts`. */
export const prefetched = new Map<string, Prefetched>();

/** The data of the page at `path` if it was asked for beforehand, as soon as it is here. */
async function dataOf(path: string): Promise<PageData | undefined> {
  const found = prefetched.get(path);
  return found && performance.now() - found.asked < FRESH ? found.data : undefined;
}

const ownOf = (data: PageData) => Object.keys(data).at(-1) ?? '';

/** For a page that fetches more than its data: the data, asked for with `serverLoader` unless it is here already. */
export async function pageData<Data>(
  { url }: Request,
  serverLoader: () => Promise<Data>,
): Promise<Awaited<Data>> {
  const data = await dataOf(new URL(url).pathname);
  const own = data?.[ownOf(data)];
  return own?.data === undefined ? await serverLoader() : (own.data as Awaited<Data>);
}

/** Gives the router the data of a page that was fetched beforehand, so that nothing is asked for after the press. */
export const servePrefetched: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const state = window.__reactRouterDataRouter?.state;
  const data = pathname === state?.location.pathname ? undefined : await dataOf(pathname);
  if (!state || !data) return next();
  const own = ownOf(data);
  if (window.__reactRouterManifest?.routes[own]?.hasClientLoader) return next();
  // What stands around the page is here already, unless the page is in the other language.
  const wanted = Object.entries(data).filter(([id]) => id === own || !(id in state.loaderData));
  if (wanted.some(([, { error }]) => error !== undefined)) return next();
  return Object.fromEntries(wanted.map(([id, { data: result }]) => [id, { type: 'data', result }]));
};
