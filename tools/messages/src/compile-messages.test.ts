import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileMessages, formatMessageTypes } from './compile-messages.ts';

const argumentsOf = (message: string) => formatMessageTypes({ id: parse(message) }).match(/'id': (.+);/)?.[1];

test.each([
  ['Skip to content', 'NoMessageValues'],
  ['Added to bag: {product}', '{ readonly product: string | number }'],
  ['{count, plural, one {# item} other {# items}}', '{ readonly count: number }'],
  ['{count} left, {count, number}', '{ readonly count: number }'],
  ['{count, number} left, {count}', '{ readonly count: number }'],
  [
    '{market, select, dk {In Denmark} other {In {name}}}',
    '{ readonly market: string; readonly name: string | number }',
  ],
  ['Sent to <strong>{email}</strong>', '{ readonly strong: MessageTag; readonly email: string | number }'],
])('formatMessageTypes() declares the arguments of %j', (message, expected) => {
  expect(argumentsOf(message)).toBe(expected);
});

test('formatMessageTypes() registers ids and arguments with react-intl', () => {
  expect(formatMessageTypes({ 'bag.undo': parse('Undo'), 'bag.each': parse('{price} each') })).toBe(
    `// Written by @marehalm/messages from the messages of the first language. Do not edit.
import type { MessageTag, NoMessageValues } from 'react-intl';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof MessageArguments;
    }
    interface MessageArguments {
      'bag.undo': NoMessageValues;
      'bag.each': { readonly price: string | number };
    }
  }
}
`,
  );
});

describe('compileMessages()', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messages-'));
    await mkdir(join(folder, 'sources'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const compile = async (languages: Record<string, Record<string, string>>) => {
    for (const [locale, messages] of Object.entries(languages))
      await writeFile(join(folder, `sources/${locale}.json`), JSON.stringify(messages));
    compileMessages({
      sources: join(folder, 'sources'),
      target: join(folder, 'target'),
      locales: ['en', 'sv'],
      defaultLocale: 'en',
      areas: { bag: ['bag'] },
      writeModules: () => ({ 'layout.sv.ts': "import './page.sv.json';\n" }),
    });
  };
  const read = (name: string) => readFile(join(folder, 'target', name), 'utf8');

  test('splits the messages of each language by area', async () => {
    await compile({
      en: { 'bag.undo': 'Undo', baggage: 'Luggage' },
      sv: { 'bag.undo': 'Ångra', baggage: 'Bagage' },
    });
    expect(Object.keys(JSON.parse(await read('bag.sv.json')) as object)).toEqual(['bag.undo']);
    expect(Object.keys(JSON.parse(await read('page.sv.json')) as object)).toEqual(['baggage']);
    expect(await read('bag.ts')).toContain("sv: () => import('./bag.sv.json')");
    expect(await read('texts.ts')).toContain("import sv from '../sources/sv.json'");
    expect(await read('layout.sv.ts')).toMatch(/^\/\/ .*\nimport '.\/page.sv.json';\n$/);
  });

  test('refuses a language that lacks a message or a file', async () => {
    await expect(compile({ en: { 'bag.undo': 'Undo' } })).rejects.toThrow(/sv\.json is missing/);
    await expect(compile({ en: { 'bag.undo': 'Undo' }, sv: {} })).rejects.toThrow(
      /sv\.json has no bag\.undo/,
    );
  });
});
