import { createHash } from 'node:crypto';
import { takeLoaderData } from '../internal/react-router.ts';

/** The data that a page is hydrated with, as a file. */
export interface PageDataFile {
  /** Path below the origin, without the slash. A hash of its content, so it is never another than the page was rendered with. */
  readonly name: string;
  readonly content: string;
}

/**
 * Moves the loader data out of a page of `deferScripts` into a file, which its hydration plan then names: a reader does not wait for what only scripts
 * need. A page without data stays as it is.
 */
export function movePageData(html: string): { readonly html: string; readonly file?: PageDataFile } {
  let file: PageDataFile | undefined;
  const moved = takeLoaderData(html, (content) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    file = { name: `assets/data-${hash}.json`, content };
    return `/${file.name}`;
  });
  return file ? { html: moved, file } : { html };
}
