import { type LocaleCode, brand, formatPageTitle } from '@marehalm/shop';
import { type PageHead as SitePageHead, toMetaDescriptors } from '@marehalm/site-metadata';

/** The metadata of a page for search engines and link previews. */
export interface PageHead extends SitePageHead {
  /** Ids of parts of this page, with those of the same parts in other languages, where they differ there. */
  readonly parts?: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, string>>>>>;
}

interface MetaArgs {
  readonly loaderData?: { readonly head: PageHead } | undefined;
  readonly location: { readonly search: string };
}

/** The `meta` of a route whose loader returns a `head`. */
export function meta({ loaderData }: Pick<MetaArgs, 'loaderData'>) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const title = head.title === null ? brand.name : formatPageTitle(head.title);
  return toMetaDescriptors(head, { siteName: brand.name, title });
}

/** The `meta` of a list with a search query `q` in its URL. Search results are not pages of their own. */
export function listMeta({ loaderData, location }: MetaArgs) {
  const isSearched = new URLSearchParams(location.search).has('q');
  return [...meta({ loaderData }), ...(isSearched ? [{ name: 'robots', content: 'noindex' }] : [])];
}
