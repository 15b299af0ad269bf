import { randomInt } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runToolForStatus } from './workspace.ts';

/** Default seconds for all laws together. */
const DEFAULT_FUZZ_SECONDS = 120;

/** Divides `seconds` among `laws`. Returns milliseconds per law, at least 500. */
export function calculateMsPerLaw(seconds: number, laws: number): number {
  return Math.max(500, Math.floor((seconds * 1000) / Math.max(1, laws)));
}

/**
 * `npm run test:fuzz -- [--seconds 600] [--seed 42] [file …]`: runs every parser of foreign text on hostile cases, for two minutes by
 * default. Exits with 1 and the smallest counterexample when a law breaks. The printed seed reproduces the cases.
 */
export async function testFuzz(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { seconds: { type: 'string' }, seed: { type: 'string' } },
  });
  const seconds = Number(values.seconds ?? DEFAULT_FUZZ_SECONDS);
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  if (!(seconds > 0) || !Number.isSafeInteger(seed))
    throw new Error('Cannot fuzz: --seconds wants a number above 0, --seed a whole number');

  const laws = await countLaws(positionals);
  const time = calculateMsPerLaw(seconds, laws);
  console.log(`${laws} laws, ${time} ms each, seed ${seed} (npm run test:fuzz -- --seed ${seed})`);
  process.exitCode = await runToolForStatus(
    'vitest',
    ['run', '--config', 'tools/workspace/fuzz.vitest.config.ts', '--reporter=verbose', ...positionals],
    { environment: { FUZZ_SEED: String(seed), FUZZ_TIME: String(time) } },
  );
}

async function countLaws(names: readonly string[]): Promise<number> {
  let laws = 0;
  for await (const file of glob('{apps,libs,tools}/*/{src,app}/**/*.fuzz.ts', { cwd: root })) {
    if (names.length > 0 && !names.some((name) => file.includes(name))) continue;
    laws += (await readFile(join(root, file), 'utf8')).match(/^\s*fuzz\(/gm)?.length ?? 0;
  }
  return laws;
}
