import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** Without vowels there are no words in it, such as those that blockers of advertisements hide. */
const ALPHABET = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 5;

const named = new Map<string, string>();

/**
 * Five letters for the class `name` of the CSS module `file`: it stands in the stylesheet, the HTML and the code of the shop, so a
 * short one makes all three lighter. The same on every machine, whatever else is built.
 *
 * @throws Error when two classes get the same letters, one chance in a thousand for the whole shop: rename one of them then.
 */
export function className(name: string, file: string): string {
  const what = `${path.relative(root, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/')} ${name}`;
  const digest = createHash('sha256').update(what).digest();
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => ALPHABET[(digest[index] ?? 0) % ALPHABET.length],
  );
  const short = letters.join('');
  const other = named.get(short) ?? what;
  if (other !== what) throw new Error(`Cannot name two classes ${short}: ${other} and ${what}`);
  named.set(short, what);
  return short;
}
