import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** Without vowels there are no words in it, such as those that blockers of advertisements hide. */
const ALPHABET = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const LENGTH_OF_FILE = 3;

const named = new Map<string, string>();

/**
 * A short name for the class `name` of the CSS module `file`, whose text is `css`: three letters for the file, and one for its
 * place there. It stands in the stylesheet, the HTML and the code of the shop, and what stands together there begins alike, so
 * that it is compressed well. The same on every machine, whatever else is built.
 *
 * @throws Error when two files get the same letters, one chance in twelve for a hundred of them: rename one of them then.
 */
export function className(name: string, file: string, css: string): string {
  const what = path.relative(root, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
  const digest = createHash('sha256').update(what).digest();
  const letters = Array.from({ length: LENGTH_OF_FILE }, (_, index) => letter(digest[index] ?? 0)).join('');
  const other = named.get(letters) ?? what;
  if (other !== what)
    throw new Error(`Cannot name the classes of two files ${letters}: ${other} and ${what}`);
  named.set(letters, what);
  const classes = [
    ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi)].map(([, each]) => each)),
  ];
  const place = classes.indexOf(name);
  if (place < 0) throw new Error(`Cannot name the class ${name}: it is not in ${what}`);
  return (
    letters + (place < ALPHABET.length ? '' : letter(Math.floor(place / ALPHABET.length) - 1)) + letter(place)
  );
}

const letter = (number: number) => ALPHABET[number % ALPHABET.length] ?? '';
