import ts from 'typescript';

export interface SourceFile {
  /** Named in problems. */
  readonly path: string;
  /** TypeScript, with or without JSX. */
  readonly text: string;
}

export interface MessageUses {
  /** Every text in the code. A key that is passed on as a value is used as much as one that is translated in place. */
  readonly texts: ReadonlySet<string>;
  /** Templates with gaps, for keys that are put together: `` t(`delivery.${method}`) ``. */
  readonly patterns: readonly RegExp[];
  /** What is given to `t` as a plain text. */
  readonly translated: readonly { readonly key: string; readonly path: string; readonly line: number }[];
}

/** Which messages code uses. */
export function findMessageUses(sources: readonly SourceFile[]): MessageUses {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const translated: { key: string; path: string; line: number }[] = [];
  for (const { path, text } of sources) {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) texts.add(node.text);
      if (ts.isTemplateExpression(node)) {
        const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
        // A template without a fixed word, such as `${locale}.${name}`, would make every message a used one.
        if (pieces.some((piece) => /\w\.|\.\w/.test(piece))) patterns.push(patternOf(pieces));
      }
      const key = translatedKey(node);
      if (key) {
        const { line } = file.getLineAndCharacterOfPosition(key.getStart(file));
        translated.push({ key: key.text, path, line: line + 1 });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { texts, patterns, translated };
}

function translatedKey(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 't') return;
  const [key] = node.arguments;
  return key && ts.isStringLiteralLike(key) ? key : undefined;
}

function patternOf(pieces: readonly string[]): RegExp {
  return new RegExp(`^${pieces.map(escapePattern).join('.+')}$`);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
