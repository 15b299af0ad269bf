import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import ts from 'typescript';
import { expect, test } from 'vitest';
import danish from '../messages/da.json';
import english from '../messages/en.json';
import { formatMessageTypes } from '@marehalm/messages';

const root = join(import.meta.dirname, '..');
const formatjs = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');

test('each language has the messages of English, with the same arguments', () => {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  expect(() =>
    execFileSync(
      process.execPath,
      [formatjs, 'verify', join(root, 'messages/*.json'), '--source-locale', 'en', ...checks],
      { encoding: 'utf8', stdio: 'pipe' },
    ),
  ).not.toThrow();
});

test.each(Object.entries({ en: english, da: danish }))('no message is empty in %s', (_locale, messages) => {
  expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every message is used', () => {
  const { texts, templates } = findTexts();
  const isUsed = (id: string) => texts.has(id) || templates.some((template) => template.test(id));
  expect(Object.keys(english).filter((id) => !isUsed(id))).toEqual([]);
});

test('types refuse ids and arguments that English does not have', () => {
  const { formatMessage } = createIntl({ locale: 'en', messages: {} as never, onError: () => undefined });
  // @ts-expect-error There is no such message.
  formatMessage({ id: 'bag.nothing' });
  // @ts-expect-error It takes a product.
  formatMessage({ id: 'bag.added' });
  // @ts-expect-error It takes nothing.
  formatMessage({ id: 'bag.undo' }, { product: 'Serum' });
  // @ts-expect-error A count is a number.
  formatMessage({ id: 'product.sizesCount' }, { count: '2' });
  expect(formatMessage({ id: 'bag.undo' })).toBe('bag.undo');
});

// The types of react-intl check the arguments of `formatMessage()` alone.
test('FormattedMessage is given the arguments of its message', () => {
  const found: string[] = [];
  forEachNode((node, file) => {
    if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText(file) !== 'FormattedMessage') return;
    const attributeOf = (name: string) =>
      node.attributes.properties.filter(ts.isJsxAttribute).find((one) => one.name.getText(file) === name)
        ?.initializer;
    const id = attributeOf('id');
    const values = attributeOf('values');
    const given = values && ts.isJsxExpression(values) ? values.expression : undefined;
    if (!id || !ts.isStringLiteral(id) || (given && !ts.isObjectLiteralExpression(given)))
      throw new TypeError(`Cannot check the message of ${node.getText(file)}`);
    const names = (given?.properties ?? []).map((one) => one.name?.getText(file)).sort();
    const declared = formatMessageTypes({ [id.text]: parse(english[id.text as keyof typeof english]) });
    expect(names, id.text).toEqual([...declared.matchAll(/readonly (\w+):/g)].map(([, name]) => name).sort());
    found.push(id.text);
  });
  expect(found).not.toEqual([]);
});

/** Every text in the code, since ids are passed on as values, and the templates that ids are put together with: `` `delivery.${method}` ``. */
function findTexts() {
  const texts = new Set<string>();
  const templates: RegExp[] = [];
  forEachNode((node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // A template without a word of an id in it, such as `${locale}.${name}`, would make every message a used one.
      if (words.some((word) => /\w\.|\.\w/.test(word)))
        templates.push(new RegExp(`^${words.map(escapePattern).join('.+')}$`));
    }
  });
  return { texts, templates };
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Visits the code of the app, without its tests. */
function forEachNode(visit: (node: ts.Node, file: ts.SourceFile) => void) {
  const exclude = ['**/*.test.*', '**/*.d.ts'];
  for (const name of globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude })) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const visitAll = (node: ts.Node): void => {
      visit(node, file);
      ts.forEachChild(node, visitAll);
    };
    visitAll(file);
  }
}
