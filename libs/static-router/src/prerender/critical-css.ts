import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import postcss, { type AtRule, type Root } from 'postcss';
import selectors, { type Node, type Selector } from 'postcss-selector-parser';
import {
  removeUnusedCustomProperties,
  inlineConstantCustomProperties,
  shortenCustomPropertyNames,
} from '../internal/custom-properties.ts';

/** The CSS that is inlined in pages of one kind. */
export interface CriticalCss {
  /** Renders the first viewport of these pages as the whole stylesheet would. */
  readonly css: string;
  /** Descriptions of the elements that it is enough for. */
  readonly covered: readonly string[];
}

/** Options of {@link extractCriticalCss}. */
export interface CriticalCssOptions {
  /** Maximum number of elements up to the end of the first viewport. */
  readonly elementsInViewport: number;
  /** Bytes after Brotli. */
  readonly maxBytes: number;
  /** Attributes of the root element that inline scripts set. */
  readonly rootAttributes: readonly string[];
}

/** When the CSS is too long, it covers this share of the elements, and of these again. */
const SHRINK_FACTOR = 0.95;

/** Nothing of these is painted. */
const UNPAINTED = new Set(['head', 'script', 'template', 'noscript']);

/** States that input or scripts bring about. */
const LATER_STATES =
  /^::?(?:hover|active|focus|focus-visible|focus-within|target|modal|popover-open|open|user-invalid|invalid|autofill|fullscreen|backdrop|selection|view-transition|details-content|file-selector-button)/;

/** Rules for other media, and for what moves, apply a moment later. */
const LATER_RULES = /^(?:keyframes|view-transition|property|page|starting-style|font-face)$/;
const LATER_MEDIA = /print|forced-colors|prefers-|scripting|(?<!not )\(hover/;
const LATER_DECLARATIONS =
  /^(?:transition|animation|cursor|will-change|accent-color|touch-action|user-select|pointer-events|view-transition|overscroll|scroll-behavior|outline|-webkit-tap)/;

/** A parsed stylesheet. */
export interface Stylesheet {
  readonly root: Root;
  /** Attributes that its selectors name, with the values that they name. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Parses a stylesheet.
 *
 * @param css Text of all stylesheets.
 */
export function parseStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  // Code sets a property later, if at all.
  inlineConstantCustomProperties(root);
  const attributes = new Map([['disabled', new Set<string>()]]);
  root.walkRules(({ selector, parent }) => {
    if (isKeyframe(parent)) return;
    selectors()
      .astSync(selector)
      .walkAttributes(({ attribute, value }) => {
        const values = attributes.get(attribute) ?? new Set();
        attributes.set(attribute, value === undefined ? values : values.add(value));
      });
  });
  return { root, attributes };
}

const isKeyframe = (parent: unknown) => /keyframes$/.test((parent as AtRule | undefined)?.name ?? '');

interface PageElement {
  /** All that a selector may match. */
  readonly description: string;
  /** Position in the HTML at which an attribute can be inserted into the tag. */
  readonly offset: number;
  /** Depth in the document. */
  readonly depth: number;
}

interface Described {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** Attributes that it may have on the root element. */
  readonly setByScripts?: ReadonlySet<string>;
}

/** Returns the elements of a page in document order, without hidden and closed ones and without the content of `svg`. */
export function collectVisibleElements(
  html: string,
  { attributes: asked }: Stylesheet,
): readonly PageElement[] {
  const found: PageElement[] = [];
  const open: { readonly name: string; readonly isClosed: boolean }[] = [];
  let unpainted = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isUnpainted =
        unpainted > 0 ||
        UNPAINTED.has(name) ||
        (name === 'dialog' && !('open' in attributes)) ||
        'hidden' in attributes ||
        'popover' in attributes ||
        open.at(-1)?.name === 'svg' ||
        (open.at(-1)?.isClosed === true && name !== 'summary');
      open.push({ name, isClosed: name === 'details' && !('open' in attributes) });
      if (isUnpainted) {
        unpainted += 1;
        return;
      }
      const described: Described = {
        tag: name,
        classes: (attributes['class'] ?? '').split(/\s+/).filter(Boolean).sort(),
        attributes: Object.fromEntries(
          Object.entries(attributes)
            .filter(([attribute]) => asked.has(attribute))
            .map(([attribute, value]) => [attribute, asked.get(attribute)?.has(value) ? value : ''] as const)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        ),
      };
      found.push({
        description: JSON.stringify(described),
        offset: parser.startIndex + 1 + name.length,
        depth: open.length - 1,
      });
    },
    onclosetag() {
      open.pop();
      if (unpainted > 0) unpainted -= 1;
    },
  });
  parser.end(html);
  return found;
}

/**
 * Returns the critical CSS of pages of one kind: for as many of their elements as are in the first viewport, or fewer when it would be too long.
 * Everything before the first element that is not covered looks as with the whole stylesheet.
 *
 * @param pages Descriptions of the elements of some of these pages, each from its beginning.
 */
export function extractCriticalCss(
  stylesheet: Stylesheet,
  pages: readonly (readonly string[])[],
  { elementsInViewport, maxBytes, rootAttributes }: CriticalCssOptions,
): CriticalCss {
  const setByScripts = new Set([...rootAttributes, 'data-hydration']);
  for (let count = elementsInViewport; count >= 1; count = Math.floor(count * SHRINK_FACTOR)) {
    const covered = [...new Set(pages.flatMap((elements) => elements.slice(0, count)))].sort();
    if (covered.length === 0) break;
    const elements = covered.map((description): Described => ({
      ...(JSON.parse(description) as Described),
      setByScripts,
    }));
    const css = cssOf(stylesheet, elements) + HIDE_BELOW_FOLD;
    if (brotliCompressSync(css).length <= maxBytes) return { css, covered };
  }
  return { css: '', covered: [] };
}

/**
 * Elements that the CSS does not cover are visible only when the stylesheet has been applied. In a page that is seen from its top they are laid out only
 * then as well (`show-below-fold.ts`).
 */
const BELOW_FOLD = 'data-below-fold';
const HIDE_BELOW_FOLD = `@media (scripting:enabled){[${BELOW_FOLD}]{visibility:hidden}[data-lazy-layout] [${BELOW_FOLD}]{content-visibility:hidden}}`;

/** Attributes of a link that loads a stylesheet without applying it, after the first viewport. */
const PRELOAD = 'rel="preload" as="style" fetchpriority="low"';
const STYLESHEETS = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/;

/** Returns the address of the first stylesheet that a page links to. */
export const findStylesheetUrl = (html: string): string | undefined =>
  /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html)?.[1];

/** Returns the page with its critical CSS. Its stylesheets no longer block rendering: `deferHydration` applies them. Without scripts they do. */
export function insertCriticalCss(
  html: string,
  { css, covered }: CriticalCss,
  stylesheet: Stylesheet,
): string {
  if (css === '') return html;
  const known = new Set(covered);
  return markBelowFold(html, collectVisibleElements(html, stylesheet), known).replace(
    STYLESHEETS,
    (links) =>
      `<style>${css}</style>${links.replaceAll('rel="stylesheet"', PRELOAD)}<noscript>${links}</noscript>`,
  );
}

/** Marks the first element that is not covered, and each one after it that is in none of those. */
function markBelowFold(html: string, elements: readonly PageElement[], known: ReadonlySet<string>): string {
  let marked = '';
  let until = 0;
  let depth = -1;
  for (const element of elements) {
    const isBelow = depth < 0 ? !known.has(element.description) : element.depth <= depth;
    if (!isBelow) continue;
    depth = element.depth;
    marked += `${html.slice(until, element.offset)} ${BELOW_FOLD}=""`;
    until = element.offset;
  }
  return marked + html.slice(until);
}

function cssOf(stylesheet: Stylesheet, elements: readonly Described[]): string {
  const root = stylesheet.root.clone();
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    if (LATER_RULES.test(rule.name) || (rule.name === 'media' && LATER_MEDIA.test(rule.params)))
      rule.remove();
  });
  root.walkRules((rule) => {
    const kept = selectors()
      .astSync(rule.selector)
      .nodes.filter((selector) => isNeeded(selector, elements));
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.map(String).join(',');
  });
  root.walkDecls((declaration) => {
    if (LATER_DECLARATIONS.test(declaration.prop)) declaration.remove();
  });
  removeUnusedCustomProperties(root);
  dropEmpty(root);
  shortenCustomPropertyNames(root);
  return root.toString();
}

/** Whether each compound of `selector` matches an element; combinators are ignored. */
function isNeeded(selector: Selector, elements: readonly Described[]): boolean {
  return selector
    .split(({ type }) => type === 'combinator')
    .map((nodes) => nodes.filter(({ type }) => type !== 'combinator'))
    .every((parts) => elements.some((element) => parts.every((part) => matches(part, element))));
}

function matches(part: Node, element: Described): boolean {
  if (part.type === 'tag') return part.value === element.tag;
  if (part.type === 'class') return element.classes.includes(part.value);
  if (part.type === 'attribute') {
    if (element.tag === 'html' && element.setByScripts?.has(part.attribute)) return true;
    const value = element.attributes[part.attribute];
    return value !== undefined && (part.value === undefined || value === part.value);
  }
  if (part.type !== 'pseudo') return true;
  if (part.value === ':root') return element.tag === 'html';
  if (part.value === ':is' || part.value === ':where')
    return part.nodes.some((selector) => {
      const last = selector.nodes.findLastIndex(({ type }) => type === 'combinator');
      return selector.nodes.slice(last + 1).every((one) => matches(one, element));
    });
  if (part.value === ':disabled') return 'disabled' in element.attributes;
  if (part.value === ':not')
    return !part.nodes.some((selector) => selector.nodes.every((one) => certainlyMatches(one, element)));
  return !LATER_STATES.test(part.value);
}

/** Whether `element` matches `part` until the stylesheet is applied, whatever is around it. */
function certainlyMatches(part: Node, element: Described): boolean {
  if (part.type === 'attribute' && element.tag === 'html') return false;
  return /^(?:tag|class|attribute)$/.test(part.type) && matches(part, element);
}

function dropEmpty(root: Root): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    root.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
      node.remove();
      isDone = false;
    });
  }
}
