import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@marehalm/workspace';
import { getMachine } from './machine.ts';

/** Writes `dist/bench/<name>.md` and `.json`, each with the machine, and prints the former. */
export async function writeReport(name: string, body: string, measured: object): Promise<void> {
  const { node, processor, cores } = getMachine();
  const report = `# Benchmark\n\nNode ${node}, ${processor}, ${cores} cores.\n\n${body}`;
  const directory = join(root, 'dist/bench');
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, `${name}.json`),
    `${JSON.stringify({ machine: getMachine(), ...measured }, undefined, 2)}\n`,
  );
  await writeFile(join(directory, `${name}.md`), report);
  console.log(report);
}
