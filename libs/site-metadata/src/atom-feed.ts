import { formatXml } from './internal/format-xml.ts';

/** A feed of texts. All URLs are absolute. */
export interface AtomFeed {
  /** URL of the feed itself. */
  readonly url: string;
  /** The page that lists the same, which also identifies the feed. */
  readonly pageUrl: string;
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly iconUrl: string;
  /** The newest first. */
  readonly entries: readonly AtomEntry[];
}

/** A text of a feed. */
export interface AtomEntry {
  /** Its page, which also identifies it. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** RFC 3339 instant. */
  readonly published: string;
  readonly category?: { readonly id: string; readonly name: string } | undefined;
  /** A JPEG. */
  readonly pictureUrl?: string | undefined;
}

/** Returns a feed as an Atom document (RFC 4287). */
export function formatAtomFeed(feed: AtomFeed): string {
  const { author, entries } = feed;
  return formatXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': feed.language,
      id: feed.pageUrl,
      title: feed.title,
      subtitle: feed.subtitle,
      updated: entries[0]?.published ?? '1970-01-01T00:00:00Z',
      link: [
        toLink('self', 'application/atom+xml', feed.url),
        toLink('alternate', 'text/html', feed.pageUrl),
      ],
      author: { name: author.name, uri: author.url },
      icon: feed.iconUrl,
      entry: entries.map(({ url, title, summary, published, category, pictureUrl }) => ({
        id: url,
        title,
        link: [
          toLink('alternate', 'text/html', url),
          ...(pictureUrl ? [toLink('enclosure', 'image/jpeg', pictureUrl)] : []),
        ],
        published,
        updated: published,
        ...(category ? { category: { '@term': category.id, '@label': category.name } } : {}),
        summary,
      })),
    },
  });
}

const toLink = (rel: string, type: string, href: string) => ({ '@rel': rel, '@type': type, '@href': href });
