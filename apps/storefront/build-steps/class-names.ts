import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** Without vowels there are no words in it, such as those that blockers of advertisements hide. */
const ALPHABET = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
/** How many letters stand for the file. */
export const LETTERS_OF_FILE = 3;

const named = new Map<string, string>();

/**
 * A short name for the class `name` of the CSS module `file`, whose text is `css`: three letters for the file, and one for its
 * place there. It stands in the stylesheet, the HTML and the code of the shop, and what stands together there begins alike, so
 * that it is compressed well. The same on every machine, whatever else is built.
 *
 * @throws Error when two files get the same letters, one chance in twelve for a hundred of them: rename one of them then.
 */
export function className(name: string, file: string, css: string): string {
  const what = placeOf(file);
  const letters = lettersOf(what);
  const other = named.get(letters) ?? what;
  if (other !== what)
    throw new Error(`Cannot name the classes of two files ${letters}: ${other} and ${what}`);
  named.set(letters, what);
  const place = namesIn(css).indexOf(name);
  if (place < 0) throw new Error(`Cannot name the class ${name}: it is not in ${what}`);
  return (
    letters + (place < ALPHABET.length ? '' : letter(Math.floor(place / ALPHABET.length) - 1)) + letter(place)
  );
}

/** The path of a file from the root of the repository, whatever it is asked for with. */
const placeOf = (file: string) => path.relative(root, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');

/** How the names of all classes of a CSS module begin. `place` is its path from the root of the repository. */
export function lettersOf(place: string): string {
  const digest = createHash('sha256').update(place).digest();
  return Array.from({ length: LETTERS_OF_FILE }, (_, index) => letter(digest[index] ?? 0)).join('');
}

/** What is named in the text of a CSS module: classes, and movements. */
export const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? [])),
];

const letter = (number: number) => ALPHABET[number % ALPHABET.length] ?? '';
