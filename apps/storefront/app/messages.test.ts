import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import english from '../messages/en.json';

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

test('every message is used', () => {
  const { texts, templates } = findTexts();
  const isUsed = (id: string) => texts.has(id) || templates.some((template) => template.test(id));
  expect(Object.keys(english).filter((id) => !isUsed(id))).toEqual([]);
});

/** Every text in the code, since ids are passed on as values, and the templates that ids are put together with: `` `delivery.${method}` ``. */
function findTexts() {
  const texts = new Set<string>();
  const templates: RegExp[] = [];
  for (const file of globSync('**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
    exclude: ['**/*.test.*', '**/*.d.ts'],
  })) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) texts.add(node.text);
      if (ts.isTemplateExpression(node)) {
        const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
        // A template without a word of an id in it, such as `${locale}.${name}`, would make every message a used one.
        if (words.some((word) => /\w\.|\.\w/.test(word)))
          templates.push(new RegExp(`^${words.map(escapePattern).join('.+')}$`));
      }
      ts.forEachChild(node, visit);
    };
    visit(
      ts.createSourceFile(
        file,
        readFileSync(join(import.meta.dirname, file), 'utf8'),
        ts.ScriptTarget.Latest,
      ),
    );
  }
  return { texts, templates };
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
