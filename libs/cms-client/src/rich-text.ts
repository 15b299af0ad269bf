import { fromMarkdown } from 'mdast-util-from-markdown';
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

type Root = ReturnType<typeof fromMarkdown>;
type FlowNode = Root['children'][number];
type Definitions = ReadonlyMap<string, string>;

/** Deeper lists and quotes than any person writes are flattened, so that no text can exhaust the stack of a renderer. */
const DEEPEST = 12;

/**
 * Turns CommonMark into a small tree without markup: paragraphs, headings (level 2 and 3), lists, quotes, emphasis, strong,
 * links and breaks. HTML is left out, a picture becomes its description, code becomes text, and a link that leads
 * anywhere but to this site, `https:` or `mailto:` becomes its words. Any text at all gives a tree; nothing throws.
 *
 * @example
 * parseRichText('Read *this*.');
 * // [{ type: 'paragraph', children: [{ type: 'text', value: 'Read ' }, { type: 'emphasis', … }, …] }]
 */
export function parseRichText(commonMark: string): RichText {
  const root = fromMarkdown(commonMark);
  const definitions = new Map<string, string>();
  collectDefinitions(root.children, definitions);
  return blocksOf(root.children, definitions, 0);
}

/** The words of a tree, blocks parted by a space: for a description or a count of words. */
export function plainTextOf(richText: RichText): string {
  return richText.map(wordsOfBlock).filter(Boolean).join(' ');
}

/** The addresses of all links of a tree, in order. */
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

function collectDefinitions(nodes: readonly FlowNode[], definitions: Map<string, string>) {
  const waiting: FlowNode[] = [...nodes];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    // CommonMark: the first definition of a label wins.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
    if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem') {
      waiting.unshift(...node.children);
    }
  }
}

function blocksOf(nodes: readonly FlowNode[], definitions: Definitions, depth: number): RichTextBlock[] {
  return nodes.flatMap((node) => blockOf(node, definitions, depth));
}

function blockOf(node: FlowNode, definitions: Definitions, depth: number): RichTextBlock[] {
  switch (node.type) {
    case 'paragraph': {
      const children = inlinesOf(node.children, definitions);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading': {
      const children = inlinesOf(node.children, definitions);
      return children.length > 0 ? [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, children }] : [];
    }
    case 'code':
      return node.value === ''
        ? []
        : [{ type: 'paragraph', children: [{ type: 'text', value: node.value }] }];
    case 'blockquote':
      if (depth >= DEEPEST) return flattened(node, definitions);
      return [{ type: 'quote', children: blocksOf(node.children, definitions, depth + 1) }];
    case 'list': {
      if (depth >= DEEPEST) return flattened(node, definitions);
      const items = node.children.map((item) => blocksOf(item.children, definitions, depth + 1));
      return [{ type: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }];
    }
    default:
      return []; // HTML, rules, definitions and what no editor should be able to bring in.
  }
}

/** The paragraphs and headings below a node, one after the other. */
function flattened(node: FlowNode, definitions: Definitions): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  const waiting: FlowNode[] = [node];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (next.type === 'blockquote' || next.type === 'list' || next.type === 'listItem')
      waiting.unshift(...next.children);
    else blocks.push(...blockOf(next, definitions, DEEPEST));
  }
  return blocks;
}

type PhrasingNode = Extract<FlowNode, { type: 'paragraph' }>['children'][number];

function inlinesOf(nodes: readonly PhrasingNode[], definitions: Definitions): RichTextInline[] {
  return nodes.flatMap((node): RichTextInline[] => {
    switch (node.type) {
      case 'text':
        // A line break inside a paragraph of a file is a space.
        return [{ type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') }];
      case 'inlineCode':
        return [{ type: 'text', value: node.value }];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: inlinesOf(node.children, definitions) }];
      case 'break':
        return [{ type: 'break' }];
      case 'image':
      case 'imageReference':
        return node.alt ? [{ type: 'text', value: node.alt }] : [];
      case 'link':
        return linkTo(node.url, inlinesOf(node.children, definitions));
      case 'linkReference':
        return linkTo(definitions.get(node.identifier) ?? '', inlinesOf(node.children, definitions));
      default:
        return []; // HTML.
    }
  });
}

function linkTo(url: string, children: RichTextInline[]): RichTextInline[] {
  const href = safeHref(url);
  return href === undefined ? children : [{ type: 'link', href, children }];
}

function wordsOfBlock(block: RichTextBlock): string {
  if (block.type === 'list') return block.items.map(plainTextOf).join(' ');
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
