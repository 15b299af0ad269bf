import {
  type LinkDefinitions,
  type FlowNode,
  isContainerBlock,
  parseCommonMark,
} from './internal/parse-common-mark.ts';
import { toSafeHref } from './to-safe-href.ts';

/** Inline content. */
export type RichTextInline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'emphasis'; readonly children: readonly RichTextInline[] }
  | { readonly type: 'strong'; readonly children: readonly RichTextInline[] }
  /** `href` is a path or anchor of this site, or an `https:` or `mailto:` address. */
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichTextInline[] }
  | { readonly type: 'break' };

/** A block of text. */
export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly children: readonly RichTextInline[] }
  /** Below the page's `h1`. */
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly children: readonly RichTextInline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      /** First number of an ordered list. */
      readonly start: number;
      readonly items: readonly (readonly RichTextBlock[])[];
    }
  | { readonly type: 'quote'; readonly children: readonly RichTextBlock[] };

/** Safe rich text: words, structure and checked links only. */
export type RichText = readonly RichTextBlock[];

type PhrasingNode = Extract<FlowNode, { type: 'paragraph' }>['children'][number];

/**
 * Maximum nesting depth, beyond what people write. Deeper structure is dropped, so that no text overflows a
 * renderer's stack.
 */
const MAX_DEPTH = 12;

/**
 * Parses CommonMark into a small tree: paragraphs, headings (level 2 and 3), lists, quotes, emphasis, strong, links
 * and breaks. HTML is dropped, an image becomes its description, code becomes text, and a link without words or to
 * anything but this site, `https:` or `mailto:` becomes its words.
 *
 * Never throws; parsing time grows linearly. For that, blocks and marks are nested at most twelve levels deep, marks
 * after the first 1,000 of a paragraph or heading are plain text (250 bold words, 500 links, 100 HTML tags or 47
 * images reach that), and a paragraph, quote, list item, or piece of code or HTML ends after 256 lines; the rest is
 * parsed as a new block. A list has any number of items.
 *
 * @example
 * ```ts
 * parseRichText('Read *this*.'); // => [{ type: 'paragraph', children: [
 * //      { type: 'text', value: 'Read ' },
 * //      { type: 'emphasis', children: [{ type: 'text', value: 'this' }] },
 * //      { type: 'text', value: '.' },
 * //    ] }]
 *
 * // A link to an unsafe target becomes its words.
 * collectLinks(parseRichText('[help](/about/help) and [more](javascript:alert(1))')); // => ['/about/help']
 * ```
 */
export function parseRichText(commonMark: string): RichText {
  const { blocks, definitions } = parseCommonMark(limitNesting(commonMark));
  return toBlocks(blocks, definitions, 0);
}

/**
 * Returns the text of `richText` without formatting; blocks are separated by a space.
 *
 * @example
 * ```ts
 * toPlainText(parseRichText('## Salt\n\nand [wind](/shop)')); // => 'Salt and wind'
 * ```
 */
export function toPlainText(richText: RichText): string {
  return richText.map(toBlockText).filter(Boolean).join(' ');
}

/**
 * Returns the `href` of every link in `richText`, in document order, with duplicates.
 *
 * @example
 * ```ts
 * collectLinks(parseRichText('[a](/a), [b](https://b.example), [c](http://c.example)')); // => ['/a', 'https://b.example']
 * ```
 */
export function collectLinks(richText: RichText): string[] {
  const inline = (nodes: readonly RichTextInline[]): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'link') return [node.href, ...inline(node.children)];
      return 'children' in node ? inline(node.children) : [];
    });
  return richText.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(collectLinks);
    return block.type === 'quote' ? collectLinks(block.children) : inline(block.children);
  });
}

/** Maximum indentation in columns. */
const MAX_INDENT_COLUMNS = 4 * MAX_DEPTH;

const container = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const tooManyContainers = new RegExp(`^((?:${container}){${MAX_DEPTH}})(?:${container})+`, 'gmu');
const tooMuchIndent = new RegExp(`^([ \\t]{${MAX_INDENT_COLUMNS}})[ \\t]+`, 'gmu');

/** Removes nesting that is too deep. */
function limitNesting(commonMark: string): string {
  return commonMark.replace(tooManyContainers, '$1').replace(tooMuchIndent, '$1');
}

function toBlocks(nodes: readonly FlowNode[], definitions: LinkDefinitions, depth: number): RichTextBlock[] {
  return nodes.flatMap((node) => toBlock(node, definitions, depth));
}

function toBlock(node: FlowNode, definitions: LinkDefinitions, depth: number): RichTextBlock[] {
  if (depth >= MAX_DEPTH && isContainerBlock(node)) return toBlocks(node.children, definitions, depth);
  switch (node.type) {
    case 'paragraph': {
      const children = toInlines(node.children, definitions, 0);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading': {
      const children = toInlines(node.children, definitions, 0);
      return children.length > 0 ? [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, children }] : [];
    }
    case 'code':
      return node.value === ''
        ? []
        : [{ type: 'paragraph', children: [{ type: 'text', value: node.value }] }];
    case 'blockquote':
      return [{ type: 'quote', children: toBlocks(node.children, definitions, depth + 1) }];
    case 'list': {
      const items = node.children.map((item) => toBlocks(item.children, definitions, depth + 1));
      return [{ type: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }];
    }
    default:
      return []; // HTML, rules, definitions and unsupported nodes.
  }
}

function toInlines(
  nodes: readonly PhrasingNode[],
  definitions: LinkDefinitions,
  depth: number,
): RichTextInline[] {
  return nodes.flatMap((node): RichTextInline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: joinLines(node.value) }];
      case 'inlineCode':
        return [{ type: 'text', value: node.value }];
      case 'emphasis':
      case 'strong': {
        const children = toInlines(node.children, definitions, depth + 1);
        return depth < MAX_DEPTH ? [{ type: node.type, children }] : children;
      }
      case 'break':
        return [{ type: 'break' }];
      case 'image':
      case 'imageReference':
        return node.alt ? [{ type: 'text', value: node.alt }] : [];
      case 'link':
        return toLink(node.url, toInlines(node.children, definitions, depth + 1), depth);
      case 'linkReference': {
        const url = definitions.get(node.identifier) ?? '';
        return toLink(url, toInlines(node.children, definitions, depth + 1), depth);
      }
      default:
        return []; // HTML.
    }
  });
}

/** Replaces line breaks inside a paragraph by spaces. */
function joinLines(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === last ? start : start.trimEnd();
    })
    .join(' ');
}

function toLink(url: string, children: RichTextInline[], depth: number): RichTextInline[] {
  const href = toSafeHref(url);
  // A link without words has no accessible name.
  const isSaid = toText(children).trim() !== '';
  return href === undefined || depth >= MAX_DEPTH || !isSaid ? children : [{ type: 'link', href, children }];
}

function toBlockText(block: RichTextBlock): string {
  if (block.type === 'list') return block.items.map(toPlainText).filter(Boolean).join(' ');
  return block.type === 'quote' ? toPlainText(block.children) : toText(block.children);
}

function toText(nodes: readonly RichTextInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'break' ? ' ' : toText(node.children);
    })
    .join('');
}
