import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@marehalm/workspace';
import { createBagSubjects } from './bag-subjects.ts';
import {
  catalogueSizes,
  searchEngineDescriptions,
  createSearchEnginesReport,
  measureSearchEngine,
  type SearchEngineMeasurement,
} from './measure-search-engines.ts';
import { createLibrariesReport } from './libraries-report.ts';
import { createRoutingSubjects } from './routing-subjects.ts';
import { createSearchUrlSubjects } from './search-url-subjects.ts';
import { getMachine } from './machine.ts';
import { measureAlternately } from './measure-alternately.ts';

/**
 * Measures the libraries beside their alternatives, and the local search beside bare engines, which takes minutes. Writes
 * `dist/bench/report.md` and `report.json`.
 */
export async function benchLibraries(): Promise<void> {
  const results = [...createBagSubjects(), ...createRoutingSubjects(), ...createSearchUrlSubjects()].map(
    ({ contenders, ...subject }) => ({ ...subject, measurements: measureAlternately(contenders) }),
  );
  const searching: SearchEngineMeasurement[] = [];
  for (const size of catalogueSizes) {
    for (const engine of Object.keys(searchEngineDescriptions)) {
      console.log(`Searching ${size} records: ${searchEngineDescriptions[engine] ?? engine} …`);
      searching.push(await measureSearchEngine(engine, size));
    }
  }
  const directory = join(root, 'dist/bench');
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'report.json'),
    `${JSON.stringify({ machine: getMachine(), results, searching }, undefined, 2)}\n`,
  );
  const report = `${createLibrariesReport(getMachine(), results)}\n${createSearchEnginesReport(searching)}`;
  await writeFile(join(directory, 'report.md'), report);
  console.log(report);
}
