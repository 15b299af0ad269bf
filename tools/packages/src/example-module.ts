import ts from 'typescript';

/** An entry point of a package with its exports. */
export interface PackageEntry {
  /** `@marehalm/search` */
  readonly specifier: string;
  readonly exports: ReadonlyMap<string, 'value' | 'type'>;
}

/** A fenced block as a module that throws when a stated result is wrong. */
export interface ExampleModule {
  /** One line of imports, then the block: line `n` of the block is line `n + 1` here. */
  readonly text: string;
  /** Number of results that the block states. */
  readonly promises: number;
}

/** An invalid block. The message says how to fix it. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
  /** Line of the block, from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** How to state a result, for error messages. */
const EXPECTATION_HINT = 'end the line of a statement with "// => value" or "// => throws Name"';

/** A replacement of a part of the block's text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Converts a block to a module. A comment that starts with `=>` at the end of a statement's line states its result, and becomes
 * an assertion. A block without imports imports used names from the first of `entries` that exports them. A `tsx` block gets no
 * assertions.
 * @throws ExampleError for a syntax error, or a result that cannot be checked.
 */
export function toExampleModule(
  block: string,
  language: 'ts' | 'tsx',
  entries: readonly PackageEntry[],
): ExampleModule {
  const source = parse(block, language);
  const promises = language === 'ts' ? parseExpectations(source) : [];
  let text = block;
  for (const { start, end, text: assertion } of promises
    .map((promise) => toEdit(source, promise))
    .reverse()) {
    text = text.slice(0, start) + assertion + text.slice(end);
  }
  const prelude = [
    // Typed here, because the assertion's own type would narrow the values passed to it.
    "import __assert from 'node:assert/strict';",
    'const __is: (actual: unknown, promised: unknown) => void = __assert.deepEqual; void __is;',
    ...createImports(source, promises, entries),
  ];
  return { text: `${prelude.join(' ')}\n${text}`, promises: promises.length };
}

function parse(text: string, language: 'ts' | 'tsx', firstLine = 1): ts.SourceFile {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: `example.${language}`,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  const source = ts.createSourceFile(`example.${language}`, text, ts.ScriptTarget.ESNext, true);
  const [first] = diagnostics;
  if (first !== undefined) {
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    throw new ExampleError(
      getLine(source, first.start ?? 0) + firstLine - 1,
      `it is no TypeScript: ${message}`,
    );
  }
  return source;
}

function getLine(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** A statement of the block with its stated result. */
interface Expectation {
  readonly statement: ts.Statement;
  /** Text after `=>`, without comment delimiters. */
  readonly value: string;
  /** Start and end of the comment, including its continuation lines. */
  readonly start: number;
  readonly end: number;
}

function parseExpectations(source: ts.SourceFile): readonly Expectation[] {
  const promises = source.statements.flatMap((statement): Expectation[] => {
    const comment = (ts.getTrailingCommentRanges(source.text, statement.end) ?? []).find((range) =>
      isExpectation(source.text, range),
    );
    if (comment === undefined) return [];
    const first = source.text
      .slice(comment.pos + 2, comment.end)
      .trim()
      .slice(2);
    const { lines, end } = findContinuation(source.text, comment.end);
    return [{ statement, value: [first, ...lines].join('\n').trim(), start: comment.pos, end }];
  });
  const stray = findComments(source).find(
    (range) =>
      isExpectation(source.text, range) &&
      !promises.some(({ start, end }) => range.pos >= start && range.pos < end),
  );
  if (stray !== undefined) {
    throw new ExampleError(
      getLine(source, stray.pos),
      'this "// =>" does not stand at the end of a statement of the block itself, so nothing would check it',
    );
  }
  return promises;
}

function isExpectation(text: string, { kind, pos, end }: ts.CommentRange): boolean {
  return (
    kind === ts.SyntaxKind.SingleLineCommentTrivia &&
    text
      .slice(pos + 2, end)
      .trimStart()
      .startsWith('=>')
  );
}

/** Finds the lines below `position` that start with `//    `, without that prefix, and the end of the last one. */
function findContinuation(text: string, position: number): { lines: readonly string[]; end: number } {
  const lines: string[] = [];
  let end = position;
  while (text[end] === '\n') {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next === -1 ? text.length : next).trim();
    if (!line.startsWith('//    ')) break;
    lines.push(line.slice(2));
    end = next === -1 ? text.length : next;
  }
  return { lines, end };
}

/** Finds every comment of the block, but not lookalikes inside strings, templates and regular expressions. */
function findComments(source: ts.SourceFile): readonly ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node) || ts.isJsxText(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    for (const range of [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.end) ?? []),
    ]) {
      found.set(range.pos, range);
    }
  };
  visit(source);
  return [...found.values()];
}

function toEdit(source: ts.SourceFile, { statement, value, start, end }: Expectation): Edit {
  const line = getLine(source, start);
  const begin = statement.getStart(source);
  const written = (from: number, assertion: string): Edit => {
    const lines = (text: string) => text.split('\n').length;
    const missing = lines(source.text.slice(from, end)) - lines(assertion);
    return { start: from, end, text: assertion + '\n'.repeat(Math.max(0, missing)) };
  };

  const [verb, error = '', ...rest] = value.split(/\s+/);
  if (verb === 'throws') {
    if (rest.length > 0 || !isIdentifier(error)) {
      throw new ExampleError(
        line,
        `"${value}" names no error: write "throws" and the name of its class alone`,
      );
    }
    if (!ts.isExpressionStatement(statement)) {
      throw new ExampleError(line, 'only an expression can be promised to throw: leave out "const … ="');
    }
    const work = statement.expression.getText(source);
    const name = `{ name: '${error}' }`;
    return written(
      begin,
      containsAwait(statement)
        ? `await __assert.rejects(async () => { ${work}; }, ${name});`
        : `__assert.throws(() => { ${work}; }, ${name});`,
    );
  }

  const promised = `(${toExpressionText(value, line)})`;
  if (ts.isExpressionStatement(statement)) {
    return written(
      begin,
      `__is(${getShownExpression(statement.expression, line).getText(source)}, ${promised});`,
    );
  }
  const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const [declaration] = declarations;
  if (declaration === undefined || declarations.length > 1 || !ts.isIdentifier(declaration.name)) {
    throw new ExampleError(
      line,
      'a result can be promised for an expression, a console.log() or one constant with a plain name',
    );
  }
  return written(statement.end, `; __is(${declaration.name.text}, ${promised});`);
}

/** Returns the expression with the result: the argument of `console.log()`, else the expression itself. */
function getShownExpression(expression: ts.Expression, line: number): ts.Expression {
  if (!ts.isCallExpression(expression) || !isConsoleLog(expression.expression)) return expression;
  const [value, ...others] = expression.arguments;
  if (value === undefined || others.length > 0 || ts.isSpreadElement(value)) {
    throw new ExampleError(line, 'a console.log() that promises a result takes one value');
  }
  return value;
}

function isConsoleLog(callee: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'console' &&
    callee.name.text === 'log'
  );
}

function toExpressionText(value: string, line: number): string {
  let source: ts.SourceFile;
  try {
    source = parse(`(${value}\n)`, 'ts', line);
  } catch {
    throw new ExampleError(
      line,
      `the promised "${value}" is no JavaScript expression: keep prose and … out of it, and ${EXPECTATION_HINT}`,
    );
  }
  const [statement, ...others] = source.statements;
  const whole =
    statement !== undefined && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  const inner = whole !== undefined && ts.isParenthesizedExpression(whole) ? whole.expression : undefined;
  const isList =
    inner !== undefined &&
    ts.isBinaryExpression(inner) &&
    inner.operatorToken.kind === ts.SyntaxKind.CommaToken;
  if (inner === undefined || others.length > 0 || isList) {
    throw new ExampleError(line, `the promised "${value}" is not one JavaScript expression`);
  }
  return inner.getText(source);
}

function isIdentifier(text: string): boolean {
  return (
    text.length > 0 &&
    [...text].every((character, index) =>
      index === 0
        ? ts.isIdentifierStart(character.codePointAt(0) ?? 0, ts.ScriptTarget.ESNext)
        : ts.isIdentifierPart(character.codePointAt(0) ?? 0, ts.ScriptTarget.ESNext),
    )
  );
}

/** Whether `node` contains `await`, outside nested functions. */
function containsAwait(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true;
  return ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && containsAwait(child)) ?? false;
}

/** Creates import statements for names that the block uses without importing or declaring them. */
function createImports(
  source: ts.SourceFile,
  promises: readonly Expectation[],
  entries: readonly PackageEntry[],
): readonly string[] {
  if (source.statements.some(ts.isImportDeclaration)) return [];
  const names = findUsedNames(source, promises);
  for (const name of findDeclaredNames(source)) names.delete(name);
  return entries.flatMap(({ specifier, exports }) => {
    const wanted = [...names].filter((name) => exports.has(name)).sort();
    for (const name of wanted) names.delete(name);
    if (wanted.length === 0) return [];
    const list = wanted.map((name) => (exports.get(name) === 'type' ? `type ${name}` : name));
    return [`import { ${list.join(', ')} } from '${specifier}';`];
  });
}

function findUsedNames(source: ts.SourceFile, promises: readonly Expectation[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (!ts.isIdentifier(node)) ts.forEachChild(node, visit);
    else if (!isMemberName(node)) names.add(node.text);
  };
  visit(source);
  // A stated value may use names too; it is a comment in the block, so it is parsed separately.
  for (const { value } of promises) {
    visit(ts.createSourceFile('promise.ts', `(${value}\n)`, ts.ScriptTarget.ESNext, true));
  }
  return names;
}

/** Whether `name` is a property name, after a dot or before a colon. */
function isMemberName(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name;
  if (ts.isQualifiedName(parent)) return parent.right === name;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === name
  );
}

function findDeclaredNames(source: ts.SourceFile): readonly string[] {
  const namesOf = (name: ts.BindingName): readonly string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
}

/** Finds the named exports of the module `text`. `export *` is not followed: entries of libraries list their names. */
export function findExports(text: string): ReadonlyMap<string, 'value' | 'type'> {
  const source = ts.createSourceFile('index.tsx', text, ts.ScriptTarget.ESNext, true);
  const found = new Map<string, 'value' | 'type'>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) continue;
      for (const { name, isTypeOnly } of statement.exportClause.elements) {
        found.set(name.text, isTypeOnly || statement.isTypeOnly ? 'type' : 'value');
      }
      continue;
    }
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) continue;
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      found.set(statement.name.text, 'type');
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name !== undefined) found.set(statement.name.text, 'value');
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) found.set(name.text, 'value');
      }
    }
  }
  return found;
}
