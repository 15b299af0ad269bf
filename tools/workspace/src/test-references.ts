import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** A test that a page in `docs` refers to. */
export interface TestReference {
  /** From the root of the workspace. */
  readonly file: string;
  /** The title or a part of it; empty for the whole file. */
  readonly title: string;
}

/**
 * Parses the tests that Markdown names as `` `file.test.ts`: title ``, ended by `;`, the end of the cell or the next code.
 *
 * @param folder Folder of files that are named without a path.
 */
export function parseTestReferences(markdown: string, folder: string): TestReference[] {
  return [...markdown.matchAll(/`([\w./-]+\.tsx?)`(?:: ([^;|`\n]+))?/g)]
    .filter(([, file = '', title]) => title !== undefined || /\.(?:test|spec|stories)\./.test(file))
    .map(([, file = '', title = '']) => ({
      file: /^(?:apps|libs|tools)\//.test(file) ? file : `${folder}/${file}`,
      title: title.trim(),
    }));
}

/** Returns the problem of a named test: its file or its title does not exist. */
export function findTestReferenceProblem({ file, title }: TestReference): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return `there is no ${file}`;
  if (title === '' || normalizeQuotes(readFileSync(path, 'utf8')).includes(normalizeQuotes(title)))
    return undefined;
  return `nothing in ${file} is called "${title}"`;
}

/** Normalizes quotation marks, which differ between Markdown and TypeScript. */
function normalizeQuotes(text: string): string {
  return text.replaceAll('\\', '').replaceAll(/[’"`]/g, "'");
}
