import { fromMarkdown } from 'mdast-util-from-markdown';
import { limitMarks } from './limit-marks.ts';

/** A block of CommonMark. */
export type FlowNode = ReturnType<typeof fromMarkdown>['children'][number];
/** Where links by reference lead, by their label in small letters. */
export type Definitions = ReadonlyMap<string, string>;

/** How many lines the parser is given at once. */
export interface ReadingOptions {
  /** 1 or more; 64 when left out. */
  readonly step?: number;
  /** For a block that does not end before, this many or a little more; 256 when left out. */
  readonly longest?: number;
}

/**
 * The blocks and definitions of a text. The parser's work grows with the square of the lines that it is given at once, so it is
 * given a few, and more only where one block, or one item of a list, does not end in them. One that is longer than
 * `longest` lines ends there, and what is left of it is read as if it stood alone.
 */
export function readCommonMark(
  commonMark: string,
  options: ReadingOptions = {},
): { readonly blocks: readonly FlowNode[]; readonly definitions: Definitions } {
  const lines = commonMark.split(/\r\n?|\n/u);
  const definitions = new Map<string, string>();
  const extensions = [limitMarks(definitions)];
  const parse = (from: number, to: number) =>
    fromMarkdown(lines.slice(from, to).join('\n'), { extensions }).children;
  const blocks = readLines(parse, lines.length, options);
  collectDefinitions(blocks, definitions);
  // What a link names may stand below it, so with definitions all is read again.
  return { blocks: definitions.size === 0 ? blocks : readLines(parse, lines.length, options), definitions };
}

function readLines(
  parse: (from: number, to: number) => FlowNode[],
  end: number,
  { step = 64, longest = 256 }: ReadingOptions,
): FlowNode[] {
  const blocks: FlowNode[] = [];
  let goesOnWithList = false;
  let from = 0;
  let count = step;
  while (from < end) {
    const found = parse(from, from + count);
    const open = from + count < end ? takeOpen(found) : [];
    let [next] = open;
    if (next && found.length === 0) {
      // Nothing but one block that goes on.
      if (count < longest) {
        count *= 2;
        continue;
      }
      found.push(...open);
      next = undefined;
    }
    const list = blocks.at(-1);
    const [first] = found;
    // These lines began with the last item of a list, which was read as far as it was over.
    if (goesOnWithList && list?.type === 'list' && first?.type === 'list') {
      list.children.push(...first.children);
      found.shift();
    }
    blocks.push(...found);
    goesOnWithList = next?.type === 'listItem';
    from += next?.position ? next.position.start.line - 1 : count;
    count = step;
  }
  return blocks;
}

/** Takes away what the lines that follow may still change: the last block, or of a list the last item. */
function takeOpen(blocks: FlowNode[]): FlowNode[] {
  const last = blocks.at(-1);
  if (last?.type === 'list' && last.children.length > 1) return last.children.splice(-1);
  // The title of a definition may stand on the next line.
  return blocks.splice(blocks.at(-2)?.type === 'definition' ? -2 : -1);
}

function collectDefinitions(nodes: readonly FlowNode[], definitions: Map<string, string>) {
  for (const node of nodes) {
    // CommonMark: the first definition of a label wins.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
    if (isContainer(node)) collectDefinitions(node.children, definitions);
  }
}

/** Whether there are blocks inside this one. */
export function isContainer(
  node: FlowNode,
): node is Extract<FlowNode, { type: 'blockquote' | 'list' | 'listItem' }> {
  return node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem';
}
