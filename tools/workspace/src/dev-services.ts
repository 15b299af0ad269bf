/**
 * The local services during development. They reload the content when a file is saved, and keep the previous content if it is
 * invalid. The file named by `MAREHALM_CONTENT_STATUS` reports either to the shop.
 */
import { watch } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import {
  ContentError,
  parseConfiguration,
  type RunningServices,
  startServices,
} from '@marehalm/local-services';
import { root } from './workspace.ts';

/** Milliseconds of quiet after a saved file: editors write a file in several steps. */
const FILE_CHANGE_DELAY_MS = 100;

const configuration = parseConfiguration(process.env, root);
const statusFile = process.env['MAREHALM_CONTENT_STATUS'] ?? '';

let services: RunningServices | undefined;
let version = 0;

/** @param problem One line for each mistake in a content file, by file, line and field. */
async function writeStatus(problem?: string): Promise<void> {
  version += 1;
  // Renamed, so that readers never see a partial file.
  await writeFile(`${statusFile}.new`, JSON.stringify({ version, problem }));
  await rename(`${statusFile}.new`, statusFile);
}

async function readContent(): Promise<void> {
  try {
    if (services === undefined) services = await startServices(configuration);
    else await services.reload();
    await writeStatus();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const problem = error.problems.length === 1 ? error.message.split('\n').at(-1) : error.message;
    await writeStatus(problem);
    console.error(problem);
  }
}

/** A save while the content is read is handled next. */
let reading = readContent();

let timer: NodeJS.Timeout | undefined;
watch(configuration.contentDirectory, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => (reading = reading.then(readContent)), FILE_CHANGE_DELAY_MS);
});

const stop = (): void => void (services?.close() ?? Promise.resolve()).then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.once('disconnect', stop);
