import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes `made` to `file` unless it is unchanged, because pages may be reading it in development. */
export async function writeJsonIfChanged(file: string, made: object): Promise<void> {
  const text = JSON.stringify(made);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
