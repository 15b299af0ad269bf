import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes `file` so that it never exists in part, even if the process is killed: later runs take an existing file for complete. Replaces an
 * existing file; its folder must exist. A failed write may leave `<file>.new`.
 */
export async function writeFileAtomically(
  file: string,
  data: Parameters<typeof writeFile>[1],
): Promise<void> {
  await writeFile(`${file}.new`, data);
  await rename(`${file}.new`, file);
}
