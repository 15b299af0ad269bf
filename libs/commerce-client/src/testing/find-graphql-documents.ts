import { parse } from 'graphql';
import ts from 'typescript';

export interface FoundDocument {
  /** `file:line` */
  readonly place: string;
  readonly source: string;
}

/**
 * Finds the GraphQL documents in the strings of a TypeScript or JavaScript file. Template placeholders are replaced
 * by strings of the same file. Documents marked by a preceding comment, `invalid GraphQL`, are skipped.
 */
export function findDocuments(path: string, text: string): readonly FoundDocument[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, string>();
  const found: FoundDocument[] = [];
  const visit = (node: ts.Node): void => {
    const source = textOf(node, constants);
    if (source === undefined) {
      ts.forEachChild(node, visit);
      return;
    }
    if (ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name)) {
      constants.set(node.parent.name.text, source);
    }
    if (!(isDocument(source) || isShortQuery(source, text)) || isInvalidOnPurpose(text, node)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ place: `${path}:${line + 1}`, source });
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node, constants: ReadonlyMap<string, string>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const gaps = node.templateSpans.map(({ expression, literal }) => {
    const known = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
    return known === undefined ? undefined : known + literal.text;
  });
  return gaps.includes(undefined) ? undefined : node.head.text + gaps.join('');
}

/** Prose may begin with "query" too; the text after the keyword decides. */
function isDocument(text: string): boolean {
  return /^\s*((query|mutation|subscription)\b\s*(\w+\s*)?(\([^)]*\)\s*)?(@\w+[^{]*)?|fragment\s+\w+\s+on\s+\w+\s*)\{/.test(
    text,
  );
}

/** The short form of a query, which elsewhere may be a message or a pattern. */
function isShortQuery(text: string, file: string): boolean {
  if (!/^\s*\{\s*\w/.test(text) || !/graphql/i.test(file)) return false;
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

function isInvalidOnPurpose(text: string, node: ts.Node): boolean {
  return text.slice(node.getFullStart(), node.getStart()).includes('invalid GraphQL');
}
