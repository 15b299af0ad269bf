import { fromMarkdown } from 'mdast-util-from-markdown';
import { createMarkLimitExtension } from './create-mark-limit-extension.ts';

/** A block of CommonMark. */
export type FlowNode = ReturnType<typeof fromMarkdown>['children'][number];
/** Targets of reference links, by label in lower case. */
export type LinkDefinitions = ReadonlyMap<string, string>;

/** Limits of {@link parseCommonMark}. */
export interface ParseCommonMarkOptions {
  /** Lines parsed at once, from 1; 64 by default. */
  readonly linesPerStep?: number;
  /** Approximate maximum number of lines of one block; 256 by default. */
  readonly maxLinesPerBlock?: number;
}

/**
 * Parses CommonMark into blocks and definitions. Parsing time grows with the square of the lines parsed at once, so
 * the text is parsed in steps, which grow only while one block or list item does not end. A block longer than
 * `maxLinesPerBlock` ends there, and the rest is parsed as a new block.
 */
export function parseCommonMark(
  commonMark: string,
  options: ParseCommonMarkOptions = {},
): { readonly blocks: readonly FlowNode[]; readonly definitions: LinkDefinitions } {
  const lines = commonMark.split(/\r\n?|\n/u);
  const definitions = new Map<string, string>();
  const extensions = [createMarkLimitExtension(definitions)];
  const parse = (from: number, to: number) =>
    fromMarkdown(lines.slice(from, to).join('\n'), { extensions }).children;
  const blocks = parseLines(parse, lines.length, options);
  collectDefinitions(blocks, definitions);
  // A definition may follow its links, so parse again when there are definitions.
  return { blocks: definitions.size === 0 ? blocks : parseLines(parse, lines.length, options), definitions };
}

function parseLines(
  parse: (from: number, to: number) => FlowNode[],
  end: number,
  { linesPerStep = 64, maxLinesPerBlock = 256 }: ParseCommonMarkOptions,
): FlowNode[] {
  const blocks: FlowNode[] = [];
  let goesOnWithList = false;
  let from = 0;
  let count = linesPerStep;
  while (from < end) {
    const found = parse(from, from + count);
    const open = from + count < end ? takeUnfinished(found) : [];
    let [next] = open;
    if (next && found.length === 0) {
      // One block that does not end in these lines.
      if (count < maxLinesPerBlock) {
        count *= 2;
        continue;
      }
      found.push(...open);
      next = undefined;
    }
    const list = blocks.at(-1);
    const [first] = found;
    // These lines began with the last item of the previous list.
    if (goesOnWithList && list?.type === 'list' && first?.type === 'list') {
      list.children.push(...first.children);
      found.shift();
    }
    blocks.push(...found);
    goesOnWithList = next?.type === 'listItem';
    from += next?.position ? next.position.start.line - 1 : count;
    count = linesPerStep;
  }
  return blocks;
}

/** Removes and returns what the following lines may still change: the last block, or the last item of a list. */
function takeUnfinished(blocks: FlowNode[]): FlowNode[] {
  const last = blocks.at(-1);
  if (last?.type === 'list' && last.children.length > 1) return last.children.splice(-1);
  // The title of a definition may be on the next line.
  return blocks.splice(blocks.at(-2)?.type === 'definition' ? -2 : -1);
}

function collectDefinitions(nodes: readonly FlowNode[], definitions: Map<string, string>) {
  for (const node of nodes) {
    // CommonMark: the first definition of a label wins.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
    if (isContainerBlock(node)) collectDefinitions(node.children, definitions);
  }
}

/** Whether a node contains blocks. */
export function isContainerBlock(
  node: FlowNode,
): node is Extract<FlowNode, { type: 'blockquote' | 'list' | 'listItem' }> {
  return node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem';
}
