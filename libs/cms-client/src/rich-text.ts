import { type Definitions, type FlowNode, isContainer, readCommonMark } from './internal/read-common-mark.ts';
import { safeHref } from './safe-href.ts';

/** Words inside a line. */
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

/** Text that is safe to show: there is nothing in it but words, their structure and checked links. */
export type RichText = readonly RichTextBlock[];

type PhrasingNode = Extract<FlowNode, { type: 'paragraph' }>['children'][number];

/** What any person writes is less deep. Beyond it the structure is dropped, so that no text exhausts a renderer's stack. */
const DEEPEST = 12;

/**
 * Turns CommonMark into a small tree without markup: paragraphs, headings (level 2 and 3), lists, quotes, emphasis, strong,
 * links and breaks. HTML is left out, a picture becomes its description, code becomes text, and a link that has no words, or leads
 * anywhere but to this site, `https:` or `mailto:`, becomes its words. Any text at all gives a tree, with no more than twelve
 * blocks and twelve marks inside one another; nothing throws, and the time that it takes grows with the length of the text. For
 * that, two things end that nobody writes by hand: marks after the first 1,000 of a paragraph or heading are text (250 words in
 * bold, 500 links, 100 tags of HTML or 47 pictures reach that), and a paragraph, quote, item of a list or piece of code or HTML
 * that has more than 256 lines ends there; what follows is read as if it stood alone. A list has any number of items.
 *
 * @example
 * ```ts
 * parseRichText('Read *this*.'); // => [{ type: 'paragraph', children: [
 * //      { type: 'text', value: 'Read ' },
 * //      { type: 'emphasis', children: [{ type: 'text', value: 'this' }] },
 * //      { type: 'text', value: '.' },
 * //    ] }]
 *
 * // A link keeps its words, whoever wrote it; where it leads has to be harmless.
 * linksOf(parseRichText('[help](/about/help) and [more](javascript:alert(1))')); // => ['/about/help']
 * ```
 */
export function parseRichText(commonMark: string): RichText {
  const { blocks, definitions } = readCommonMark(tame(commonMark));
  return blocksOf(blocks, definitions, 0);
}

/**
 * The words of a tree, blocks parted by a space: for a description or a count of words.
 *
 * @example
 * ```ts
 * plainTextOf(parseRichText('## Salt\n\nand [wind](/shop)')); // => 'Salt and wind'
 * ```
 */
export function plainTextOf(richText: RichText): string {
  return richText.map(wordsOfBlock).filter(Boolean).join(' ');
}

/**
 * The addresses of all links of a tree, in order: for a check that they lead somewhere.
 *
 * @example
 * ```ts
 * linksOf(parseRichText('[a](/a), [b](https://b.example), [c](http://c.example)')); // => ['/a', 'https://b.example']
 * ```
 */
export function linksOf(richText: RichText): string[] {
  const inline = (nodes: readonly RichTextInline[]): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'link') return [node.href, ...inline(node.children)];
      return 'children' in node ? inline(node.children) : [];
    });
  return richText.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(linksOf);
    return block.type === 'quote' ? linksOf(block.children) : inline(block.children);
  });
}

/** Columns by which no line is indented. */
const DEEPEST_INDENT = 4 * DEEPEST;

const container = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const tooManyContainers = new RegExp(`^((?:${container}){${DEEPEST}})(?:${container})+`, 'gmu');
const tooMuchIndent = new RegExp(`^([ \\t]{${DEEPEST_INDENT}})[ \\t]+`, 'gmu');

/** The same text, but for structure so deep that nobody writes it by hand. */
function tame(commonMark: string): string {
  return commonMark.replace(tooManyContainers, '$1').replace(tooMuchIndent, '$1');
}

function blocksOf(nodes: readonly FlowNode[], definitions: Definitions, depth: number): RichTextBlock[] {
  return nodes.flatMap((node) => blockOf(node, definitions, depth));
}

function blockOf(node: FlowNode, definitions: Definitions, depth: number): RichTextBlock[] {
  if (depth >= DEEPEST && isContainer(node)) return blocksOf(node.children, definitions, depth);
  switch (node.type) {
    case 'paragraph': {
      const children = inlinesOf(node.children, definitions, 0);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading': {
      const children = inlinesOf(node.children, definitions, 0);
      return children.length > 0 ? [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, children }] : [];
    }
    case 'code':
      return node.value === ''
        ? []
        : [{ type: 'paragraph', children: [{ type: 'text', value: node.value }] }];
    case 'blockquote':
      return [{ type: 'quote', children: blocksOf(node.children, definitions, depth + 1) }];
    case 'list': {
      const items = node.children.map((item) => blocksOf(item.children, definitions, depth + 1));
      return [{ type: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }];
    }
    default:
      return []; // HTML, rules, definitions and what no editor should be able to bring in.
  }
}

function inlinesOf(
  nodes: readonly PhrasingNode[],
  definitions: Definitions,
  depth: number,
): RichTextInline[] {
  return nodes.flatMap((node): RichTextInline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: onOneLine(node.value) }];
      case 'inlineCode':
        return [{ type: 'text', value: node.value }];
      case 'emphasis':
      case 'strong': {
        const children = inlinesOf(node.children, definitions, depth + 1);
        return depth < DEEPEST ? [{ type: node.type, children }] : children;
      }
      case 'break':
        return [{ type: 'break' }];
      case 'image':
      case 'imageReference':
        return node.alt ? [{ type: 'text', value: node.alt }] : [];
      case 'link':
        return linkTo(node.url, inlinesOf(node.children, definitions, depth + 1), depth);
      case 'linkReference': {
        const url = definitions.get(node.identifier) ?? '';
        return linkTo(url, inlinesOf(node.children, definitions, depth + 1), depth);
      }
      default:
        return []; // HTML.
    }
  });
}

/** A line break inside a paragraph of a file is a space. */
function onOneLine(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === last ? start : start.trimEnd();
    })
    .join(' ');
}

function linkTo(url: string, children: RichTextInline[], depth: number): RichTextInline[] {
  const href = safeHref(url);
  // One without words could be reached by key, and nobody would hear where it leads.
  const isSaid = wordsOf(children).trim() !== '';
  return href === undefined || depth >= DEEPEST || !isSaid ? children : [{ type: 'link', href, children }];
}

function wordsOfBlock(block: RichTextBlock): string {
  if (block.type === 'list') return block.items.map(plainTextOf).filter(Boolean).join(' ');
  return block.type === 'quote' ? plainTextOf(block.children) : wordsOf(block.children);
}

function wordsOf(nodes: readonly RichTextInline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'break' ? ' ' : wordsOf(node.children);
    })
    .join('');
}
