import { format } from 'prettier';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { messageTypes } from './message-types.ts';

const declarations = messageTypes({
  home: 'Home',
  'bag.added': '{product} added',
  'bag.items': '{count, plural, one {# item} other {# items}} of {limit}',
  'market.name': '{market, select, dk {Denmark} other {Elsewhere}}',
  'gift-card.rest': '{0} of {blå}',
  'checkout.terms': 'Accept the <terms>terms of {year}</terms>',
});

/** What the type checker says of code that uses the declarations. */
function errorsOf(code: string): string[] {
  const files: Record<string, string> = { '/messages.gen.d.ts': declarations, '/use.ts': code };
  const options: ts.CompilerOptions = { strict: true, noLib: true, types: [], moduleResolution: 100 };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (path) => path in files,
    readFile: (path) => files[path],
    getSourceFile: (path, target) =>
      files[path] === undefined ? undefined : ts.createSourceFile(path, files[path], target),
  };
  const program = ts.createProgram(['/use.ts'], options, host);
  return program
    .getSemanticDiagnostics()
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const use =
  "import type { MessageArguments, MessageKey, RichMessageArguments, RichMessageKey } from './messages.gen';\n";

test.each([
  ["const a: MessageKey = 'bag.added'; const b: MessageArguments['home'] = undefined;"],
  ["const a: MessageArguments['bag.added'] = { product: 'Lee' };"],
  ["const a: MessageArguments['bag.added'] = { product: 7 };"],
  ["const a: MessageArguments['bag.items'] = { count: 2, limit: 3 };"],
  ["const a: MessageArguments['market.name'] = { market: 'dk' };"],
  ["const a: MessageArguments['gift-card.rest'] = { 0: 'x', 'blå': 'y' };"],
  ["const a: RichMessageKey = 'checkout.terms';"],
  ["const a: RichMessageArguments<1>['checkout.terms'] = { terms: () => 1, year: 1 };"],
])('messageTypes() lets pass: %s', (code) => {
  expect(errorsOf(use + code)).toEqual([]);
});

test.each([
  ["const a: MessageKey = 'bag.gone';"],
  ["const a: MessageArguments['bag.added'] = {};"],
  ["const a: MessageArguments['bag.items'] = { count: '2', limit: 3 };"],
  ["const a: MessageArguments['market.name'] = { market: 1 };"],
  ["const a: MessageArguments['home'] = { name: 'x' };"],
  ["const a: MessageKey = 'checkout.terms';"],
  ["const a: RichMessageKey = 'home';"],
  ["const a: RichMessageArguments<1>['checkout.terms'] = { terms: 'x', year: 1 };"],
])('messageTypes() stops: %s', (code) => {
  expect(errorsOf(use + code)).not.toEqual([]);
});

test('messageTypes() writes what the formatter would write', async () => {
  expect(await format(declarations, { parser: 'typescript', singleQuote: true, printWidth: 110 })).toBe(
    declarations,
  );
});
