import { createHash } from 'node:crypto';
import { extractLoaderData } from '../internal/react-router.ts';

/** The data that a page is hydrated with, as a file. */
export interface PageDataFile {
  /** Path without a leading slash. Contains a hash of the content, so that a page always loads the data it was rendered with. */
  readonly name: string;
  readonly content: string;
}

/**
 * Moves the loader data of a page into a file and puts the file's URL into the hydration plan. `file` is absent for a page
 * without data.
 */
export function movePageData(html: string): { readonly html: string; readonly file?: PageDataFile } {
  let file: PageDataFile | undefined;
  const moved = extractLoaderData(html, (content) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    file = { name: `assets/data-${hash}.json`, content };
    return `/${file.name}`;
  });
  return file ? { html: moved, file } : { html };
}
