import { type LocaleCode, brand, pageTitle } from '@marehalm/shop';
import type { MetaDescriptor } from 'react-router';

/** A picture shown beside a link to a page. */
export interface SharedPicture {
  /** Absolute address. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What a page says about itself to search engines and to those it is shared with. */
export interface PageHead {
  /** Without the brand: `pageTitle()` adds it. Null on the front page. */
  readonly title: string | null;
  readonly description: string;
  /** Absolute addresses of this page in each language, `x-default` included. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Absolute address of this page. */
  readonly canonical: string;
  readonly openGraphLocale: string;
  /** Shown where the page is shared. */
  readonly picture: SharedPicture;
  readonly kind?: 'website' | 'article' | 'product';
  /** A feed of what stands on this page. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** schema.org statements, one object each. The build writes them into the HTML, and no script has them (`site/structured-data.ts`). */
  readonly statements?: readonly object[];
  /** Ids of parts of this page, with those of the same parts in other languages, where they differ there. */
  readonly parts?: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, string>>>>>;
  /** Pages with nothing of their own to find. */
  readonly hidden?: boolean;
}

interface MetaArgs {
  readonly loaderData?: { readonly head: PageHead } | undefined;
  readonly location: { readonly search: string };
}

/** The `meta` of a route whose loader gives a `head`. */
export const meta = ({ loaderData }: MetaArgs) => toMetaDescriptors(loaderData?.head);

/** The `meta` of a list that is searched by the `q` of its address. */
export const listMeta = ({ loaderData, location }: MetaArgs) => toMetaDescriptors(loaderData?.head, location);

/** Describes a page for its `head` element. */
export function toMetaDescriptors(head: PageHead | undefined, { search = '' } = {}): MetaDescriptor[] {
  if (!head) return [];
  const title = head.title === null ? brand.name : pageTitle(head.title);
  return [
    { title },
    { name: 'description', content: head.description },
    ...(head.hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: head.canonical },
          ...head.alternates.map(({ hreflang, href }) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: hreflang,
            href,
          })),
        ]),
    ...(head.feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...head.feed }] : []),
    // What is searched for is no page of its own; only a browser knows of it.
    ...(new URLSearchParams(search).has('q') ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: head.title ?? title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:url', content: head.canonical },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: head.openGraphLocale },
    { property: 'og:image', content: head.picture.src },
    { property: 'og:image:width', content: String(head.picture.width) },
    { property: 'og:image:height', content: String(head.picture.height) },
    { property: 'og:image:alt', content: head.picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
