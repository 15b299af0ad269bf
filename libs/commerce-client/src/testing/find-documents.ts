import { parse } from 'graphql';
import ts from 'typescript';

export interface FoundDocument {
  /** `file:line` */
  readonly place: string;
  readonly source: string;
}

/**
 * Every GraphQL document that stands as a text in a file of TypeScript or JavaScript. Names in a template's gaps are
 * replaced by the texts that the same file gives them. A document that is meant to be wrong says so in a comment right
 * before it, `invalid GraphQL`, and is left out.
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
    if (!(isDocument(source) || isShortQuery(source, text)) || isMeantToBeWrong(text, node)) return;
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

/** Prose may begin with "query" as well; what follows the keyword tells them apart. */
function isDocument(text: string): boolean {
  return /^\s*((query|mutation|subscription)\b\s*(\w+\s*)?(\([^)]*\)\s*)?(@\w+[^{]*)?|fragment\s+\w+\s+on\s+\w+\s*)\{/.test(
    text,
  );
}

/** The short form of a query. In a file about something else it may as well be a message or a pattern. */
function isShortQuery(text: string, file: string): boolean {
  if (!/^\s*\{\s*\w/.test(text) || !/graphql/i.test(file)) return false;
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

function isMeantToBeWrong(text: string, node: ts.Node): boolean {
  return text.slice(node.getFullStart(), node.getStart()).includes('invalid GraphQL');
}
