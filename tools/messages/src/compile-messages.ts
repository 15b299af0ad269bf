import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Sources and targets of an app's messages. */
export interface MessageOptions {
  /** Folder with one file of messages per language: `en.json`. */
  readonly sources: string;
  /** Target folder, which Git ignores. */
  readonly target: string;
  readonly locales: readonly string[];
  /** The language whose messages are complete. They determine the arguments in all languages. */
  readonly defaultLocale: string;
  /** Parts of the app with messages of their own, by the first words of their ids. All other messages are on every page. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** Returns further modules by file name, which may import the written files. */
  readonly writeModules?: () => Readonly<Record<string, string>>;
}

const formatjs = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');

/** Messages of one language by id, as `formatjs compile --ast` writes them. */
type CompiledMessages = Readonly<Record<string, readonly MessageFormatElement[]>>;

/** Creates the plugin that compiles the messages before each build, and after each change in development. */
export function createMessagesPlugin(options: MessageOptions): Plugin {
  return {
    name: 'marehalm:compile-messages',
    // Before other plugins look for the written files.
    config: () => compileMessages(options),
    hotUpdate({ file }) {
      if (dirname(file) === options.sources) compileMessages(options);
    },
  };
}

/**
 * Compiles messages with the command-line tool of FormatJS: the messages of each area and language, a module per area that loads
 * them, and types for the arguments of every message.
 *
 * @throws Error when a language lacks a message.
 */
export function compileMessages(options: MessageOptions): void {
  const { sources, target, locales, defaultLocale, areas, writeModules } = options;
  const write = (name: string, text: string) => writeWhenChanged(join(target, name), text);
  const languages = locales.map(
    (locale) => [locale, compileLanguage(join(sources, `${locale}.json`))] as const,
  );
  const [, complete] = languages.find(([locale]) => locale === defaultLocale) ?? [];
  for (const [locale, messages] of languages) {
    const missing = Object.keys(complete ?? {}).filter((id) => !(id in messages));
    if (missing.length > 0)
      throw cannotCompile(join(sources, `${locale}.json`), `has no ${missing.join(', ')}`);
    for (const [area, text] of Object.entries(splitByArea(messages, areas)))
      write(`${area}.${locale}.json`, text);
  }
  if (complete) write('arguments.d.ts', formatMessageTypes(complete));
  write(
    'all.ts',
    importEach('messages', locales, (locale) => `./all.${locale}.json`),
  );
  const texts = relative(target, sources);
  write(
    'texts.ts',
    importEach('texts', locales, (locale) => `${texts}/${locale}.json`),
  );
  for (const area of Object.keys(areas)) write(`${area}.ts`, loadEach(area, locales));
  for (const [name, text] of Object.entries(writeModules?.() ?? {})) write(name, `${WRITTEN}${text}`);
}

const cannotCompile = (file: string, problem: string) =>
  new Error(`Cannot compile messages: ${file} ${problem}`);

function compileLanguage(source: string): CompiledMessages {
  if (!existsSync(source)) throw cannotCompile(source, 'is missing');
  const command = [formatjs, 'compile', source, '--format', 'simple', '--ast'];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as CompiledMessages;
}

/** Returns the messages of one language as JSON: all, those of every page, and those of each area. */
function splitByArea(messages: CompiledMessages, areas: MessageOptions['areas']): Record<string, string> {
  const select = (isIn: (id: string) => boolean) =>
    JSON.stringify(Object.fromEntries(Object.entries(messages).filter(([id]) => isIn(id))));
  return {
    all: select(() => true),
    page: select((id) => !Object.values(areas).some((prefixes) => hasPrefix(id, prefixes))),
    ...Object.fromEntries(
      Object.entries(areas).map(([area, prefixes]) => [area, select((id) => hasPrefix(id, prefixes))]),
    ),
  };
}

function hasPrefix(id: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`));
}

/** Returns a declaration file that gives react-intl the ids and arguments of all messages. */
export function formatMessageTypes(messages: CompiledMessages): string {
  const entries = Object.entries(messages).map(([id, elements]) => {
    const types = new Map<string, string>();
    collectArguments(elements, types);
    const members = [...types].map(([name, type]) => `readonly ${name}: ${type}`);
    return `      '${id}': ${members.length === 0 ? 'NoMessageValues' : `{ ${members.join('; ')} }`};\n`;
  });
  return [
    '// Written by @marehalm/messages from the messages of the first language. Do not edit.\n',
    "import type { MessageTag, NoMessageValues } from 'react-intl';\n\n",
    'declare global {\n  namespace FormatjsIntl {\n',
    '    interface Message {\n      ids: keyof MessageArguments;\n    }\n',
    `    interface MessageArguments {\n${entries.join('')}    }\n`,
    '  }\n}\n',
  ].join('');
}

function collectArguments(elements: readonly MessageFormatElement[], types: Map<string, string>): void {
  /** If an argument is used several times, the narrower type applies: one that is only displayed may be a text or a number. */
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

const WRITTEN = '// Written by @marehalm/messages. Do not edit.\n';

/** Returns a module with a static import per language. */
function importEach(name: string, locales: readonly string[], pathOf: (locale: string) => string): string {
  const imports = locales.map((locale) => `import ${locale} from '${pathOf(locale)}';\n`);
  return `${WRITTEN}${imports.join('')}\nexport const ${name} = { ${locales.join(', ')} };\n`;
}

/** Returns a module that loads the messages of an area in each language. */
function loadEach(area: string, locales: readonly string[]): string {
  const loaders = locales.map((locale) => `  ${locale}: () => import('./${area}.${locale}.json'),\n`);
  return `${WRITTEN}export const loadMessages = {\n${loaders.join('')}};\n`;
}

/** Keeps unchanged files, because type checkers and watchers would start again. */
function writeWhenChanged(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(path, text);
}
