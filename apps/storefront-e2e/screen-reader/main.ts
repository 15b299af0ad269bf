import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '../src/messages.ts';
import { startRunningShop } from '../src/running-shop.ts';
import { root } from '../src/workspace.ts';
import { DEBIAN_PACKAGE_BY_PROGRAM, startDesktop } from './desktop.ts';
import { createScreenReaderUser } from './screen-reader-user.ts';
import { formatTranscript } from './transcript.ts';
import { screenReaderVisits, type Visit } from './visits.ts';

/*
 * `npm run test:heard`: shops in the built shop with the keyboard and the screen reader Orca, in both languages, and checks that the words
 * that matter are spoken. Writes what was heard to `dist/heard`. Languages or visits, or parts of them, may be given. Ends with 1 when
 * words are missing.
 */

const directory = join(root, 'dist/heard');
const wanted = process.argv.slice(2);

const missing = Object.entries(DEBIAN_PACKAGE_BY_PROGRAM)
  .filter(([program]) => !existsSync(program))
  .map(([, name]) => name);
if (missing.length > 0) {
  console.error(`Cannot listen to the shop: install the Debian packages ${missing.join(', ')}`);
  process.exit(1);
}

await mkdir(directory, { recursive: true });
let failures = 0;
for (const locale of locales) {
  const shop = await startRunningShop();
  try {
    for (const [name, visit] of Object.entries(screenReaderVisits)) {
      if (!wanted.every((word) => `${name} ${locale}`.includes(word))) continue;
      const began = performance.now();
      const problem = await listenTo(name, visit, shop, locale);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${problem === undefined ? 'holds' : 'FAILS'}  ${name} in ${locale} (${seconds} s)`);
      if (problem === undefined) continue;
      console.log(`       ${problem}`);
      failures += 1;
    }
  } finally {
    await shop.close();
  }
}
process.exitCode = failures === 0 ? 0 : 1;

/** Makes a visit with a desktop and a browser of its own, and writes its transcript. Returns what is wrong, if anything. */
async function listenTo(
  name: string,
  visit: Visit,
  shop: Awaited<ReturnType<typeof startRunningShop>>,
  locale: Locale,
): Promise<string | undefined> {
  const desktop = await startDesktop(locale);
  const listener = createScreenReaderUser(desktop);
  try {
    await visit(listener, shop, locale);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await desktop.close();
    const file = join(directory, `${name.replaceAll(' ', '-')}-${locale}.md`);
    await writeFile(file, formatTranscript(`${name}, ${locale}`, listener));
  }
}
