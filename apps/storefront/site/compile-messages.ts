import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { defaultLocale, localeCodes } from '@marehalm/shop';
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
 * message changes in development: the messages of each area in each language, a module for each area that loads them, the layout
 * route of each language, and the arguments of every message as types.
 */
export function compileMessages(): Plugin {
  return {
    name: 'marehalm:compile-messages',
    // Before React Router looks for the files of the routes.
    config: setup,
    hotUpdate({ file }) {
      if (dirname(file) === sources) setup();
    },
  };
}

/** Compiles them for tests too: Vitest calls it before the first. */
export function setup(): void {
  const languages = localeCodes.map((locale) => [locale, compileLanguage(locale)] as const);
  const [, complete] = languages.find(([locale]) => locale === defaultLocale) ?? [];
  for (const [locale, messages] of languages) {
    const missing = Object.keys(complete ?? {}).filter((id) => !(id in messages));
    if (missing.length > 0) throw cannotCompile(locale, `has no ${missing.join(', ')}`);
    writeLanguage(locale, messages);
  }
  if (complete) writeWhenChanged('arguments.d.ts', declareArguments(complete));
  writeWhenChanged(
    'all.ts',
    importEach('messages', (locale) => `./all.${locale}.json`),
  );
  writeWhenChanged(
    'texts.ts',
    importEach('texts', (locale) => `../messages/${locale}.json`),
  );
  for (const area of Object.keys(areas)) writeWhenChanged(`${area}.ts`, loadEach(area));
  for (const locale of localeCodes) writeWhenChanged(`layout.${locale}.tsx`, layoutOf(locale));
}

const cannotCompile = (locale: string, problem: string) =>
  new Error(`Cannot build the shop: apps/storefront/messages/${locale}.json ${problem}`);

function compileLanguage(locale: string): CompiledMessages {
  const source = join(sources, `${locale}.json`);
  if (!existsSync(source)) throw cannotCompile(locale, 'is missing');
  const command = [formatjs, 'compile', source, '--format', 'simple', '--ast'];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as CompiledMessages;
}

function writeLanguage(locale: string, messages: CompiledMessages): void {
  const write = (area: string, isIn: (id: string) => boolean) => {
    const ofArea = Object.fromEntries(Object.entries(messages).filter(([id]) => isIn(id)));
    writeWhenChanged(`${area}.${locale}.json`, JSON.stringify(ofArea));
  };
  write('all', () => true);
  write('page', (id) => !Object.values(areas).some((prefixes) => hasPrefix(id, prefixes)));
  for (const [area, prefixes] of Object.entries(areas)) write(area, (id) => hasPrefix(id, prefixes));
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
    '// Written by site/compile-messages.ts from the messages of the first language. Do not edit.\n',
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

const WRITTEN = '// Written by site/compile-messages.ts. Do not edit.\n';

/** A module with what it imports for each language. */
function importEach(name: string, pathOf: (locale: string) => string): string {
  const imports = localeCodes.map((locale) => `import ${locale} from '${pathOf(locale)}';\n`);
  return `${WRITTEN}${imports.join('')}\nexport const ${name} = { ${localeCodes.join(', ')} };\n`;
}

/** A module that loads the messages of an area in each language. */
function loadEach(area: string): string {
  const loaders = localeCodes.map((locale) => `  ${locale}: () => import('./${area}.${locale}.json'),\n`);
  return `${WRITTEN}export const loadMessages = {\n${loaders.join('')}};\n`;
}

/** The layout route of a language, which has the messages of every page in it. */
const layoutOf = (locale: string) => `${WRITTEN}import messages from './page.${locale}.json';
import { Shell } from '../app/layout/shell';
import { searchOverlay } from '../app/search/search-overlay';
import { loadShell, type ShellData } from '../app/server/shell.server';

export const loader = () => loadShell('${locale}');

export default function LocaleShell({ loaderData }: { loaderData: ShellData }) {
  return <Shell locale="${locale}" messages={messages} search={searchOverlay} {...loaderData} />;
}
`;

/** An unchanged file is left alone, or type checkers and watchers would start anew. */
function writeWhenChanged(name: string, text: string): void {
  mkdirSync(target, { recursive: true });
  const path = join(target, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(path, text);
}
