import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtShopDirectory } from './workspace.ts';

/** A prerendered page, parsed from its HTML alone. */
export interface PrerenderedPage {
  /** The path: `/da/shop`. */
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly isHidden: boolean;
  /** Absolute URL; absent on pages with `noindex`. */
  readonly canonical: string | undefined;
  /** Absolute URLs by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Facts about the picture for shared links, by the part of the name after `og:image`. */
  readonly sharedPicture: Readonly<Record<string, string>>;
  /** Levels of its headings in order, without those of closed dialogs. */
  readonly headings: readonly number[];
  /** Paths of this shop that it links to, without query and hash, with the `hreflang` of the link. */
  readonly links: readonly { readonly path: string; readonly hreflang: string | undefined }[];
  /** Links and buttons of its header and footer in order, without the link to the other language. */
  readonly around: Readonly<
    Record<'header' | 'footer', readonly { readonly path: string; readonly name: string }[]>
  >;
  /** Hashes in its links to itself and to other pages: `/about/help#returns`. */
  readonly anchors: readonly string[];
  readonly ids: readonly string[];
  /** Source text of inline scripts. */
  readonly inlineScripts: readonly string[];
  /** URL of its feed, if any. */
  readonly feed: string | undefined;
  /** Its structured data. */
  readonly statements: readonly Readonly<Record<string, unknown>>[];
  /** The text of its main landmark. */
  readonly text: string;
}

/** Parses every page of the build with the browser of `page`. */
export async function loadPrerenderedPages(page: Page): Promise<readonly PrerenderedPage[]> {
  const files = (await readdir(builtShopDirectory, { recursive: true })).filter(
    (file) => file === 'index.html' || file.endsWith('/index.html'),
  );
  const pages: PrerenderedPage[] = [];
  for (const file of files.sort()) {
    const html = await readFile(join(builtShopDirectory, file), 'utf8');
    const folder = dirname(file);
    pages.push({ path: folder === '.' ? '/' : `/${folder}`, ...(await parsePrerenderedPage(page, html)) });
  }
  return pages;
}

/** Parses the HTML of one page without running it. */
export function parsePrerenderedPage(page: Page, html: string): Promise<Omit<PrerenderedPage, 'path'>> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = <Found extends Element>(selector: string) => [...parsed.querySelectorAll<Found>(selector)];
    const links = all<HTMLAnchorElement>('a[href]').filter((link) =>
      /^\/(?!\/)/.test(link.getAttribute('href') ?? ''),
    );
    const around = (part: string) =>
      all(`${part} a[href]:not([hreflang]), ${part} button`).map((element) => ({
        path: element.getAttribute('href') ?? '',
        name: (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim(),
      }));
    return {
      around: { header: around('body > * header, body > header'), footer: around('footer') },
      lang: parsed.documentElement.lang,
      title: parsed.title,
      isHidden: parsed.querySelector('meta[name=robots][content*=noindex]') !== null,
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('link[rel=alternate][hreflang]').map((link) => [
          link.hreflang,
          link.getAttribute('href') ?? '',
        ]),
      ),
      sharedPicture: Object.fromEntries(
        all<HTMLMetaElement>('meta[property^="og:image"]').map((tag) => [
          (tag.getAttribute('property') ?? '').replace('og:image', ''),
          tag.content,
        ]),
      ),
      headings: all('h1,h2,h3,h4,h5,h6')
        .filter((heading) => heading.closest('dialog:not([open])') === null)
        .map((heading) => Number(heading.tagName.slice(1))),
      links: links.map((link) => ({
        path: (link.getAttribute('href') ?? '').replace(/[?#].*/, ''),
        hreflang: link.getAttribute('hreflang') ?? undefined,
      })),
      anchors: all('a[href*="#"]').map((link) => link.getAttribute('href') ?? ''),
      ids: all('[id]').map(({ id }) => id),
      inlineScripts: all<HTMLScriptElement>('script:not([src])')
        .filter(({ type }) => !/json$/.test(type))
        .map((script) => script.textContent),
      feed: parsed.querySelector('link[type="application/atom+xml"]')?.getAttribute('href') ?? undefined,
      statements: all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent) as Record<string, unknown>,
      ),
      text: parsed.querySelector('main')?.textContent ?? '',
    };
  }, html);
}
