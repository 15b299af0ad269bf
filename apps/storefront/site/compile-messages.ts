import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Parts of the shop that load messages of their own, with the beginnings of their ids: whole words, the address fields of the
 * checkout are in the account too. What no area has is on every page; `server` stands in the HTML alone.
 */
const areas: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'checkout.field', 'checkout.mistake', 'checkout.mistakes', 'checkout.optional'],
  bag: ['bag', 'promo', 'samples'],
  checkout: ['checkout', 'confirmation'],
  consent: ['consent'],
  giftCard: ['giftCard'],
  lists: ['filter', 'search'],
  newsletter: ['newsletter'],
  overlays: ['location', 'preferences', 'search', 'zoom'],
  server: ['error.generic', 'page.draft', 'scripts', 'site.name'],
  withdrawal: ['withdrawal'],
};

const sources = join(import.meta.dirname, '../messages');
const target = join(import.meta.dirname, '../.messages');
const formatjs = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');

/** Messages of one language by id, as `formatjs compile --ast` writes them. */
type CompiledMessages = Readonly<Record<string, readonly MessageFormatElement[]>>;

/**
 * Compiles `messages/*.json` with the command-line tool of FormatJS into `.messages` before anything is built or type-checked, and when a
 * message changes in development: `all.en.json`, one file for each area, and the arguments of every message as types.
 */
export function compileMessages(): Plugin {
  return {
    name: 'marehalm:compile-messages',
    configResolved: setup,
    hotUpdate({ file }) {
      if (dirname(file) === sources) setup();
    },
  };
}

/** Compiles them for tests too: Vitest calls it before the first. */
export function setup(): void {
  for (const file of readdirSync(sources).filter((name) => name.endsWith('.json')))
    compileLanguage(join(sources, file));
}

function compileLanguage(source: string): void {
  const messages = JSON.parse(
    execFileSync(process.execPath, [formatjs, 'compile', source, '--format', 'simple', '--ast'], {
      encoding: 'utf8',
    }),
  ) as CompiledMessages;
  const locale = basename(source, '.json');
  mkdirSync(target, { recursive: true });
  const write = (area: string, isIn: (id: string) => boolean) => {
    const ofArea = Object.fromEntries(Object.entries(messages).filter(([id]) => isIn(id)));
    writeWhenChanged(join(target, `${area}.${locale}.json`), JSON.stringify(ofArea));
  };
  write('all', () => true);
  write('page', (id) => !Object.values(areas).some((prefixes) => hasPrefix(id, prefixes)));
  for (const [area, prefixes] of Object.entries(areas)) write(area, (id) => hasPrefix(id, prefixes));
  if (locale === 'en') writeWhenChanged(join(target, 'arguments.d.ts'), declareArguments(messages));
}

function hasPrefix(id: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`));
}

/** The text of a declaration file that tells react-intl which messages there are and what each takes. */
export function declareArguments(messages: CompiledMessages): string {
  const entries = Object.entries(messages).map(([id, elements]) => {
    const types = new Map<string, string>();
    collectArguments(elements, types);
    const members = [...types].map(([name, type]) => `readonly ${name}: ${type}`);
    return `      '${id}': ${members.length === 0 ? 'NoMessageValues' : `{ ${members.join('; ')} }`};\n`;
  });
  return [
    '// Written by site/compile-messages.ts from the English messages. Do not edit.\n',
    "import type { MessageTag, NoMessageValues } from 'react-intl';\n\n",
    'declare global {\n  namespace FormatjsIntl {\n',
    '    interface Message {\n      ids: keyof MessageArguments;\n    }\n',
    `    interface MessageArguments {\n${entries.join('')}    }\n`,
    '  }\n}\n',
  ].join('');
}

function collectArguments(elements: readonly MessageFormatElement[], types: Map<string, string>): void {
  /** Of several uses the narrower type counts: what is only shown may be a text or a number. */
  const add = (name: string, type: string) => {
    if (type !== 'string | number' || !types.has(name)) types.set(name, type);
  };
  for (const element of elements) {
    if (isArgumentElement(element)) add(element.value, 'string | number');
    if (isNumberElement(element) || isPluralElement(element)) add(element.value, 'number');
    if (isSelectElement(element)) add(element.value, 'string');
    if (isTagElement(element)) {
      add(element.value, 'MessageTag');
      collectArguments(element.children, types);
    }
    if (isPluralElement(element) || isSelectElement(element))
      for (const option of Object.values(element.options)) collectArguments(option.value, types);
  }
}

/** An unchanged file is left alone, or type checkers and watchers would start anew. */
function writeWhenChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(path, text);
}
