import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../.cache');

/** Writes what was made into the file `name` of `.cache`, unless it is there: the pages may be reading it in development. */
export async function writeCatalogue(name: string, made: object): Promise<void> {
  const file = path.join(folder, name);
  const text = JSON.stringify(made);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known === text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
