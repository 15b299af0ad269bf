import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import postcss, { type AtRule, type Root } from 'postcss';
import selectors, { type Node, type Selector } from 'postcss-selector-parser';
import { dropUnusedProperties, putConstantsInPlace, shortenProperties } from './custom-properties.ts';

/** What of the stylesheet stands in pages of one kind themselves. */
export interface CriticalStyles {
  /** Of the stylesheet, what paints the beginning of these pages as the whole would. */
  readonly css: string;
  /** Descriptions of the elements that it is enough for. */
  readonly covered: readonly string[];
}

/** Bytes after Brotli. With the faces of the fonts, which stand in every page, it is less than five KiB. */
const MOST = 3.9 * 1024;

/** When the styles are longer than {@link MOST}, this part of the elements is looked at, and of these again. */
const FEWER = 0.95;

/** Nothing of these is painted. */
const UNPAINTED = new Set(['head', 'script', 'template', 'noscript']);

/** What scripts set on the page itself before anything is painted (`app/boot/first-paint.ts`), or where no stylesheet may be (`boot.ts`). */
const OF_THE_PAGE = /^data-(?:market|accounts|fonts|hydration)$/;

/** What somebody does to an element, or the shop later. */
const LATER_STATES =
  /^::?(?:hover|active|focus|focus-visible|focus-within|target|modal|popover-open|open|user-invalid|invalid|autofill|fullscreen|backdrop|selection|view-transition|details-content|file-selector-button)/;

/** Rules for who sees or moves otherwise come a moment later, as does what moves and what is printed. */
const LATER_RULES = /^(?:keyframes|view-transition|property|page|starting-style|font-face)$/;
const LATER_MEDIA = /print|forced-colors|prefers-|scripting|(?<!not )\(hover/;
const LATER_DECLARATIONS =
  /^(?:transition|animation|cursor|will-change|accent-color|touch-action|user-select|pointer-events|view-transition|overscroll|scroll-behavior|outline|-webkit-tap)/;

/** The stylesheet of the shop, taken apart. */
export interface Stylesheet {
  readonly root: Root;
  /** Attributes that its selectors ask for, with the values that they ask for. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** @param css Text of all stylesheets. */
export function readStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  // What code sets it sets later.
  putConstantsInPlace(root);
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
  /** All that a selector may ask of it. */
  readonly description: string;
  /** Where in the HTML an attribute can be written into its tag. */
  readonly place: number;
  /** How many elements it stands in. */
  readonly depth: number;
}

interface Described {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** The painted elements of a page in their order: nothing of what is closed, and nothing of the inside of drawings. */
export function elementsOf(html: string, { attributes: asked }: Stylesheet): readonly PageElement[] {
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
        place: parser.startIndex + 1 + name.length,
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
 * What of the stylesheet is needed by the beginning of pages of one kind: of as many of their elements as lie in a first window, or
 * fewer when that is over the budget. Whatever a page has before the first element that is not among the covered ones looks as with the whole stylesheet.
 *
 * @param pages Descriptions of the elements of some of these pages, each from its beginning.
 * @param inWindow How many elements of such a page lie in its first window or before it, at most.
 */
export function criticalStyles(
  stylesheet: Stylesheet,
  pages: readonly (readonly string[])[],
  inWindow: number,
): CriticalStyles {
  for (let count = inWindow; count >= 1; count = Math.floor(count * FEWER)) {
    const covered = [...new Set(pages.flatMap((elements) => elements.slice(0, count)))].sort();
    if (covered.length === 0) break;
    const css = stylesOf(
      stylesheet,
      covered.map((description) => JSON.parse(description) as Described),
    );
    if (brotliCompressSync(css + HIDE_BELOW).length <= MOST) return { css: css + HIDE_BELOW, covered };
  }
  return { css: '', covered: [] };
}

/**
 * What the styles do not cover is seen only when the stylesheet is there. In a page that begins at its top it is laid out only then too, in pieces
 * (`app/boot/unfold.ts`): these elements.
 */
const BELOW = 'data-below-fold';
const HIDE_BELOW = `@media (scripting:enabled){[${BELOW}]{visibility:hidden}[data-lazy-layout] [${BELOW}]{content-visibility:hidden}}`;

/** What a link to a stylesheet says that is fetched and nothing more, after what stands in the first window. */
const FETCHED = 'rel="preload" as="style" fetchpriority="low"';
const STYLESHEETS = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/;

/** The address of the first stylesheet that this page links to. */
export const stylesheetOf = (html: string): string | undefined =>
  /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html)?.[1];

/**
 * The page with its critical styles, which no longer waits for its stylesheets: they are only fetched, and `boot/boot.ts` links to them.
 * Without scripts they are waited for.
 */
export function withCriticalStyles(
  html: string,
  { css, covered }: CriticalStyles,
  stylesheet: Stylesheet,
): string {
  if (css === '') return html;
  const known = new Set(covered);
  return withMarksBelow(html, elementsOf(html, stylesheet), known).replace(
    STYLESHEETS,
    (links) =>
      `<style>${css}</style>${links.replaceAll('rel="stylesheet"', FETCHED)}<noscript>${links}</noscript>`,
  );
}

/** Marks the first element that is not known, and each one after it that is in none of those that are marked. */
function withMarksBelow(html: string, elements: readonly PageElement[], known: ReadonlySet<string>): string {
  let marked = '';
  let until = 0;
  let depth = -1;
  for (const element of elements) {
    const isBelow = depth < 0 ? !known.has(element.description) : element.depth <= depth;
    if (!isBelow) continue;
    depth = element.depth;
    marked += `${html.slice(until, element.place)} ${BELOW}=""`;
    until = element.place;
  }
  return marked + html.slice(until);
}

function stylesOf(stylesheet: Stylesheet, elements: readonly Described[]): string {
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
  dropUnusedProperties(root);
  dropEmpty(root);
  shortenProperties(root);
  return root.toString();
}

/** Whether each part of `selector` matches an element; how these are to stand to each other is not asked. */
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
    if (element.tag === 'html' && OF_THE_PAGE.test(part.attribute)) return true;
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
    return !part.nodes.some((selector) => selector.nodes.every((one) => isSurelyMet(one, element)));
  return !LATER_STATES.test(part.value);
}

/** Whether `element` is as `part` says, whatever stands around it and whatever happens until the stylesheet is there. */
function isSurelyMet(part: Node, element: Described): boolean {
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
