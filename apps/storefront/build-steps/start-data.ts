import { createHash } from 'node:crypto';

/** Data that the scripts of a page begin with, as a file of its own. */
export interface StartData {
  /** Path below the shop's origin, without the slash. Named by its content, so it is never another than the page was made with. */
  readonly name: string;
  readonly content: string;
}

const CHUNK = /<script type="application\/json" data-loader-data="">([\s\S]*?)<\/script>/g;
const PLAN = /(<script type="application\/json" id="hydration-plan">\{)/;

/**
 * Takes the data for scripts out of a page that `boot/defer-start.ts` has made, so that what is read comes without what only scripts
 * need, and tells the plan of its start where it is. A page without any stays as it is.
 */
export function withDataApart(html: string): { readonly html: string; readonly data?: StartData } {
  const content = [...html.matchAll(CHUNK)].map(([, chunk = '""']) => JSON.parse(chunk) as string).join('');
  if (content === '') return { html };
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const name = `assets/data-${hash}.json`;
  return {
    html: html.replace(CHUNK, '').replace(PLAN, (begin) => `${begin}"data":"/${name}",`),
    data: { name, content },
  };
}
