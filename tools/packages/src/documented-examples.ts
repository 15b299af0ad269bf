import ts from 'typescript';

/** A fenced block of documentation. */
export interface FencedBlock {
  /** Info string of the fence, for example `ts`. */
  readonly info: string;
  readonly text: string;
  /** Line of the file where the text starts, from 1. */
  readonly line: number;
}

/** An `@example` of a documentation comment. */
export interface DocumentedExample {
  /** What it documents: `allocateMoney()`, `Bag`, `BagStore.dispatch()`. */
  readonly subject: string;
  /** Line of the tag, from 1. */
  readonly line: number;
  readonly blocks: readonly FencedBlock[];
}

/** Parses the fenced blocks of a Markdown text that starts at line `firstLine` of its file. An unclosed fence ends with the text. */
export function parseFencedBlocks(markdown: string, firstLine = 1): readonly FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let open: { fence: string; indentation: number; info: string; line: number; lines: string[] } | undefined;
  const close = () => {
    if (open !== undefined) blocks.push({ info: open.info, text: open.lines.join('\n'), line: open.line });
    open = undefined;
  };
  markdown.split('\n').forEach((line, index) => {
    const trimmed = line.trim();
    const fence = getFence(trimmed);
    if (open === undefined) {
      if (fence === undefined) return;
      const indentation = line.length - line.trimStart().length;
      const info = trimmed.slice(fence.length).trim();
      open = { fence, indentation, info, line: firstLine + index + 1, lines: [] };
    } else if (fence === trimmed && fence.startsWith(open.fence)) close();
    else {
      const { indentation } = open;
      open.lines.push(line.slice(0, indentation).trim() === '' ? line.slice(indentation) : line);
    }
  });
  close();
  return blocks;
}

/** Returns the three or more backticks or tildes at the start of a line. */
function getFence(line: string): string | undefined {
  for (const mark of ['`', '~']) {
    let length = 0;
    while (line[length] === mark) length += 1;
    if (length >= 3) return line.slice(0, length);
  }
  return undefined;
}

/** Finds the `@example`s of the documentation comments in a TypeScript file, from top to bottom. */
export function findDocumentedExamples(text: string): readonly DocumentedExample[] {
  const source = ts.createSourceFile('documented.tsx', text, ts.ScriptTarget.ESNext, true);
  const seen = new Set<number>();
  const found: DocumentedExample[] = [];
  const visit = (node: ts.Node, owners: readonly string[]): void => {
    const name = getName(node);
    const path = name === undefined ? owners : [...owners, name];
    for (const comment of ts.getJSDocCommentsAndTags(node)) {
      if (!ts.isJSDoc(comment) || seen.has(comment.pos)) continue;
      seen.add(comment.pos);
      const line = source.getLineAndCharacterOfPosition(comment.pos).line + 1;
      const subject = [...owners, name ?? getDeclaredNames(node)].filter((part) => part !== '').join('.');
      for (const { line: tag, text: body } of parseExampleTags(toCommentLines(comment.getText(source)))) {
        found.push({
          subject: (subject || 'module') + (isCallable(node) ? '()' : ''),
          line: line + tag,
          blocks: parseFencedBlocks(body, line + tag),
        });
      }
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(source, []);
  return found.sort((a, b) => a.line - b.line);
}

/** Returns the name of the documented declaration. */
function getName(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node);
  return isNamed ? node.name?.getText() : undefined;
}

/** Returns the names of a variable statement, which carries the comment for `const a = …`. */
function getDeclaredNames(node: ts.Node): string {
  if (!ts.isVariableStatement(node)) return '';
  return node.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
}

function isCallable(node: ts.Node): boolean {
  if (ts.isVariableStatement(node)) {
    const [declaration] = node.declarationList.declarations;
    return declaration?.initializer !== undefined && ts.isFunctionLike(declaration.initializer);
  }
  return ts.isFunctionLike(node);
}

/** Returns the lines of a documentation comment without its delimiters and leading stars. */
function toCommentLines(comment: string): readonly string[] {
  return comment
    .slice('/**'.length, -'*/'.length)
    .split('\n')
    .map((line, index) => {
      if (index === 0) return line.trim();
      const withoutIndentation = line.trimStart();
      if (!withoutIndentation.startsWith('*')) return line;
      return withoutIndentation.slice(withoutIndentation.startsWith('* ') ? 2 : 1);
    });
}

/** Parses the text of each `@example` up to the next tag, with its first line, from 0. A fence may contain any `@`. */
function parseExampleTags(lines: readonly string[]): readonly { line: number; text: string }[] {
  const tags: { line: number; lines: string[]; isExample: boolean }[] = [];
  let fence: string | undefined;
  lines.forEach((line, index) => {
    const trimmed = line.trim();
    const mark = getFence(trimmed);
    if (fence === undefined) fence = mark;
    else if (mark === trimmed && mark.startsWith(fence)) fence = undefined;
    if (fence === undefined && trimmed.startsWith('@')) {
      const [name = ''] = trimmed.split(/\s/, 1);
      tags.push({
        line: index,
        lines: [trimmed.slice(name.length)],
        isExample: name === '@example',
      });
    } else tags.at(-1)?.lines.push(line);
  });
  return tags
    .filter(({ isExample }) => isExample)
    .map((tag) => ({ line: tag.line, text: tag.lines.join('\n') }));
}
