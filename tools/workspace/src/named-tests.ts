import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** A test that a page of `docs` gives as its evidence. */
export interface NamedTest {
  /** From the root of the workspace. */
  readonly file: string;
  /** The title, or a part of it; empty where the whole file is meant. */
  readonly title: string;
}

/**
 * The tests, and the code with a title, that Markdown names as `` `file.test.ts`: title ``, each ended by `;`, by the end of its cell or by the next code.
 *
 * @param folder Where a file lies that is named without its folders.
 */
export function namedTests(markdown: string, folder: string): NamedTest[] {
  return [...markdown.matchAll(/`([\w./-]+\.tsx?)`(?:: ([^;|`\n]+))?/g)]
    .filter(([, file = '', title]) => title !== undefined || /\.(?:test|spec|stories)\./.test(file))
    .map(([, file = '', title = '']) => ({
      file: /^(?:apps|libs|tools)\//.test(file) ? file : `${folder}/${file}`,
      title: title.trim(),
    }));
}

/** What is wrong with a named test: that there is no such file, or nothing in it with that title. */
export function namedTestProblem({ file, title }: NamedTest): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return `there is no ${file}`;
  if (title === '' || straight(readFileSync(path, 'utf8')).includes(straight(title))) return undefined;
  return `nothing in ${file} is called "${title}"`;
}

/** Marks of quotation differ between Markdown and TypeScript, and among strings. */
function straight(text: string): string {
  return text.replaceAll('\\', '').replaceAll(/[’"`]/g, "'");
}
