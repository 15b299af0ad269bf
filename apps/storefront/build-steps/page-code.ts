import { createHash } from 'node:crypto';

/** What stands in HTML itself and needs the leave of the Content-Security-Policy. */
export interface InlineCode {
  /** Sources for `script-src`: `'sha256-…'`, quotes included. */
  readonly scripts: readonly string[];
  /** Sources for `style-src`. */
  readonly styles: readonly string[];
}

/** Markup that no policy without `unsafe-inline` allows. */
export class RefusedMarkupError extends Error {
  override name = 'RefusedMarkupError';
}

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const VALUE = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)`;
const NAME = String.raw`[\s/]+[^\s=>/"']+`;
const TAG = new RegExp(`<[a-z][^\\s/>]*((?:${NAME}(?:${VALUE})?)*)[\\s/]*>`, 'gi');
const ATTRIBUTE = new RegExp(`${NAME}${VALUE}`, 'g');
/** A style, a document in an attribute, an event handler, or an address that is code. */
const REFUSED = /^[\s/]+(?:style|srcdoc|on\w+)\s*=|^[^=]+=\s*["']?\s*javascript:/i;

/**
 * The hashes of the inline scripts and styles of a page. Data in script elements (JSON, JSON-LD) runs nothing and needs none.
 *
 * @throws RefusedMarkupError when an element has a style attribute, an event handler or a `javascript:` address: the policy would refuse it,
 * and the page would look or work otherwise than it was made.
 */
export function inlineCodeOf(html: string): InlineCode {
  const code = { script: new Set<string>(), style: new Set<string>() };
  const markup = html.replace(
    ELEMENT,
    (whole, name: 'script' | 'style', attributes: string, text: string) => {
      const isData = name === 'script' && /type="application\/(?:ld\+)?json"|\bsrc=/.test(attributes);
      if (!isData) code[name].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      return whole.replace(text, '');
    },
  );
  for (const [tag, attributes = ''] of markup.matchAll(TAG)) {
    for (const [attribute] of attributes.matchAll(ATTRIBUTE)) {
      if (REFUSED.test(attribute))
        throw new RefusedMarkupError(`Cannot write a strict policy for a page with ${tag.slice(0, 200)}`);
    }
  }
  return { scripts: [...code.script], styles: [...code.style] };
}
