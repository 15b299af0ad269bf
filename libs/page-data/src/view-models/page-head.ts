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

/** Returns the meta descriptors of a route whose loader returns a `head`; none if the loader failed. */
export function toPageMeta({ loaderData }: Pick<MetaArgs, 'loaderData'>) {
  if (!loaderData) return [];
  const { head } = loaderData;
  const title = head.title === null ? brand.name : formatPageTitle(head.title);
  return toMetaDescriptors(head, { siteName: brand.name, title });
}

/** Returns the meta descriptors of a list; `noindex` while the URL contains a search query `q`. */
export function toListPageMeta({ loaderData, location }: MetaArgs) {
  const isSearched = new URLSearchParams(location.search).has('q');
  return [...toPageMeta({ loaderData }), ...(isSearched ? [{ name: 'robots', content: 'noindex' }] : [])];
}
