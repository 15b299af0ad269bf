/**
 * The last step of the build: takes out of the documents in `dist` what GraphQL has no need of and every bundle would carry, the
 * indents and the blanks around signs. Lines stay where the source maps say that they are, and no document has a text within.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What begins a document, or a part of one, in a template. */
const DOCUMENT = /`\s*(?:query|mutation|fragment)\b[^`]*`/g;

const folder = join(import.meta.dirname, 'dist');
for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
  if (!name.endsWith('.js')) continue;
  const code = readFileSync(join(folder, name), 'utf8');
  const short = code.replace(DOCUMENT, (document) =>
    document.replace(/\n\s+/g, '\n').replace(/ *([{}(),:=]) */g, '$1'),
  );
  if (short !== code) writeFileSync(join(folder, name), short);
}
