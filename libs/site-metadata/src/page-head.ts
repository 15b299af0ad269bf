/** Picture of a page's link previews (Open Graph). */
export interface SharedPicture {
  /** Absolute URL. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  /** Without the name of the site. Null on the front page. */
  readonly title: string | null;
  readonly description: string;
  /** Absolute URLs of this page in each language, `x-default` included. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Absolute URL of this page. */
  readonly canonical: string;
  /** `en_GB`. */
  readonly openGraphLocale: string;
  /** Shown where the page is shared. */
  readonly picture: SharedPicture;
  readonly kind?: 'website' | 'article' | 'product';
  /** An Atom feed of what is on this page. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** Whether search engines are asked to pass over it. */
  readonly hidden?: boolean;
  /** Structured data, one object each. {@link extractJsonLdMarkup} takes it out of the data of a page, so that no script has it. */
  readonly statements?: readonly object[];
}

/** An element of `head`, as a route module's `meta` of React Router returns it. */
export type PageMetaDescriptor =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | ({ readonly tagName: 'link' } & Readonly<Record<string, string>>);

/**
 * Describes a page for its `head` element.
 *
 * @param title Of the page with the name of the site, as windows and search results show it.
 */
export function toMetaDescriptors(
  head: PageHead,
  { siteName, title }: { readonly siteName: string; readonly title: string },
): PageMetaDescriptor[] {
  const { description, canonical, alternates, feed, picture } = head;
  const links = [
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    ...alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
  ];
  return [
    { title },
    { name: 'description', content: description },
    ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : links),
    ...(feed ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/atom+xml', ...feed }] : []),
    { property: 'og:title', content: head.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: head.openGraphLocale },
    { property: 'og:image', content: picture.src },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
