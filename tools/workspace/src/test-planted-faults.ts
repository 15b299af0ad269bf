import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folder = 'tools/workspace/planted-faults';

/** Faults per allowed miss. */
const FAULTS_PER_ALLOWED_MISS = 30;

/** The date in the tested shop, as in the gate. */
const SHOP_CLOCK = '2026-11-21T10:00:00Z';

/** A row of `planted-faults/README.md`. */
interface PlantedFault {
  readonly patch: string;
  readonly what: string;
  /** Tests that catch it: `vitest` with a project and files, or `playwright` with files. */
  readonly caughtBy: string;
}

function parsePlantedFaults(): readonly PlantedFault[] {
  const table = readFileSync(join(root, folder, 'README.md'), 'utf8');
  return [...table.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| `((?:vitest|playwright) .+?)` +\|$/gm)].map(
    ([, patch = '', what = '', caughtBy = '']) => ({ patch, what, caughtBy }),
  );
}

const runCommand = (command: string, ...parameters: readonly string[]): boolean =>
  spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MAREHALM_CLOCK: SHOP_CLOCK,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@marehalm/source`,
    },
  }).status === 0;

/** Whether the tests fail with the fault applied. A failing build counts as caught. */
function isCaught({ caughtBy }: PlantedFault): boolean {
  const [tool, ...parameters] = caughtBy.split(' ');
  if (tool === 'vitest') {
    const [project = '', ...files] = parameters;
    return !runCommand(
      'npx',
      'vitest',
      'run',
      '--passWithNoTests',
      '--bail=1',
      '--project',
      project,
      ...files,
    );
  }
  const tests = [
    '--config',
    'apps/storefront-e2e',
    '--pass-with-no-tests',
    '--max-failures=1',
    ...parameters,
  ];
  return !runCommand('npm', 'run', '--silent', 'build') || !runCommand('npx', 'playwright', 'test', ...tests);
}

if (!runCommand('git', 'diff', '--quiet', 'HEAD'))
  throw new Error('Cannot plant faults: commit what is changed first');
const words = process.argv.slice(2);
const chosen = parsePlantedFaults().filter(
  ({ patch, caughtBy }) => words.length === 0 || words.some((word) => `${patch} ${caughtBy}`.includes(word)),
);
const results = chosen.map((fault) => {
  console.log(`\n${fault.patch}: ${fault.what}`);
  const file = join(folder, `${fault.patch}.patch`);
  if (!runCommand('git', 'apply', file)) return { ...fault, result: 'does not fit' };
  try {
    return { ...fault, result: isCaught(fault) ? 'caught' : 'missed' };
  } finally {
    runCommand('git', 'apply', '--reverse', file);
  }
});
console.log();
for (const { patch, caughtBy, result } of results) console.log(`${result.padEnd(12)} ${patch} (${caughtBy})`);
const caught = results.filter(({ result }) => result === 'caught').length;
console.log(`${caught} of ${results.length} planted faults caught`);
process.exitCode = results.length - caught <= Math.floor(results.length / FAULTS_PER_ALLOWED_MISS) ? 0 : 1;
