import { createHash } from 'node:crypto';

/** Hashes of the inline scripts and styles of a page, for its Content-Security-Policy. */
export interface InlineCodeHashes {
  /** Sources for `script-src`: `'sha256-…'`, quotes included. */
  readonly scripts: readonly string[];
  /** Sources for `style-src`. */
  readonly styles: readonly string[];
}

/**
 * Thrown for inline code that a policy without `unsafe-inline` cannot allow: style attributes, event handlers, `javascript:`
 * URLs.
 */
export class RefusedMarkupError extends Error {
  override name = 'RefusedMarkupError';
}

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const VALUE = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)`;
const NAME = String.raw`[\s/]+[^\s=>/"']+`;
const TAG = new RegExp(`<[a-z][^\\s/>]*((?:${NAME}(?:${VALUE})?)*)[\\s/]*>`, 'gi');
const ATTRIBUTE = new RegExp(`${NAME}${VALUE}`, 'g');
/** Matches a style attribute, `srcdoc`, an event handler, or a `javascript:` URL. */
const REFUSED = /^[\s/]+(?:style|srcdoc|on\w+)\s*=|^[^=]+=\s*["']?\s*javascript:/i;

/**
 * Returns the hashes of the inline scripts and styles of a page. Script elements with data (JSON, JSON-LD) do not run and need none.
 *
 * @throws RefusedMarkupError when an element has a style attribute, `srcdoc`, an event handler or a `javascript:` URL, which the policy blocks.
 */
export function hashInlineCode(html: string): InlineCodeHashes {
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
