import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { checkMessages, describeProblem } from './check-messages.ts';
import { compileMessages } from './compile-messages.ts';
import type { SourceFile } from './message-uses.ts';
import { messageTypes } from './message-types.ts';
import { type Messages, readMessages } from './messages.ts';
import { compileRichMessages, type MessageSelection, selectMessages } from './rich-messages.ts';

export interface MessagesOptions {
  /** Folder of `<locale>.json` files, relative to Vite's root. `messages` unless told. */
  readonly folder?: string;
  /** Folder of the code that translates, relative to Vite's root. `app` unless told. */
  readonly sources?: string;
  /** The declaration file to write, relative to Vite's root. `app/messages.gen.d.ts` unless told. */
  readonly types?: string;
  /** The language that others are compared with and whose types are written. `en` unless told. */
  readonly reference?: string;
}

const request = /^(?<file>.+\.json)\?(?<parameters>(?:.+&)?)(?<kind>messages|rich-messages)$/;
const prefix = '\0messages:';
const parser = '@formatjs/icu-messageformat-parser';

/**
 * Compiles `import messages from '../messages/en.json?messages'`, writes the types of all messages as soon as Vite
 * has read its configuration, and fails a build whose messages are missing, unused, unknown or at odds.
 * `?rich-messages` gives the messages with tags in the form that react-intl takes; `?only=checkout&messages` and
 * `?except=checkout,account&messages` those of some areas.
 */
export function messages(options: MessagesOptions = {}): Plugin {
  const { folder = 'messages', sources = 'app', types = 'app/messages.gen.d.ts', reference = 'en' } = options;
  let root = '';
  let isBuild = false;
  let isChecked = false;

  const folderPath = () => resolve(root, folder);
  const writeTypes = () => {
    const [, ofReference] = readLanguages(folderPath(), reference)[0] ?? [];
    if (ofReference) writeWhenChanged(resolve(root, types), messageTypes(ofReference));
  };

  return {
    name: 'marehalm:messages',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
      writeTypes();
    },

    buildStart() {
      // Once for the page's and the server's bundle together.
      if (isChecked) return;
      isChecked = true;
      const problems = checkMessages({
        messages: Object.fromEntries(readLanguages(folderPath(), reference)),
        sources: readSources(resolve(root, sources), root),
      });
      if (problems.length === 0) return;
      const text = ['Cannot use the messages:', ...problems.map((each) => `- ${describeProblem(each)}`)].join(
        '\n',
      );
      if (isBuild) this.error(text);
      else this.warn(text);
    },

    // The name of a compiled module does not end in `.json`, or Vite would parse it as JSON.
    async resolveId(source, importer) {
      // Messages arrive parsed, so react-intl's own parser, two thirds of its size, stays out of the bundle.
      if (isBuild && source === parser && importer?.includes('intl')) {
        return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true });
      }
      const { file, parameters, kind } = request.exec(source)?.groups ?? {};
      if (file === undefined) return null;
      const resolved = await this.resolve(file, importer, { skipSelf: true });
      return resolved ? `${prefix}${resolved.id.replace(/\.json$/, '')}?${parameters}${kind}` : null;
    },

    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [path = '', parameters] = id.slice(prefix.length).split('?');
      const file = `${path}.json`;
      this.addWatchFile(file);
      const selection = selectionOf(new URLSearchParams(parameters));
      const chosen = selectMessages(readMessages(file, readFileSync(file, 'utf8')), selection);
      const code =
        selection.kind === 'rich' ? compileRichMessages(chosen) : compileMessages(chosen, basename(path));
      return { code, map: null, moduleSideEffects: false };
    },

    hotUpdate({ file, modules }) {
      if (dirname(file) !== folderPath()) return undefined;
      writeTypes();
      const compiled = `${prefix}${file.replace(/\.json$/, '')}?`;
      const ids = [...this.environment.moduleGraph.idToModuleMap.keys()].filter((id) =>
        id.startsWith(compiled),
      );
      return [...modules, ...ids.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])];
    },
  };
}

function selectionOf(parameters: URLSearchParams): MessageSelection {
  const only = parameters.get('only')?.split(',');
  const except = parameters.get('except')?.split(',');
  return {
    kind: parameters.has('rich-messages') ? 'rich' : 'plain',
    ...(only ? { only } : {}),
    ...(except ? { except } : {}),
  };
}

/** Every language of the folder, the reference first. */
function readLanguages(folder: string, reference: string): (readonly [string, Messages])[] {
  const locales = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort((a, b) => Number(b === reference) - Number(a === reference) || (a < b ? -1 : 1));
  return locales.map((locale) => {
    const file = join(folder, `${locale}.json`);
    return [locale, readMessages(file, readFileSync(file, 'utf8'))] as const;
  });
}

function readSources(folder: string, root: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

/** An unchanged file is left alone, or type checkers and watchers would start anew. */
function writeWhenChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(path, text);
}
