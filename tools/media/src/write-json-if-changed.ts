import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from './write-file-atomically.ts';

/** Writes `value` to `file`, and creates its folder. An unchanged file is not written: in development, pages read it and reload. */
export async function writeJsonIfChanged(file: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomically(file, text);
}
