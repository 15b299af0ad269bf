import { runForOutput, type TestCounts } from '@marehalm/workspace';
import type { ConsumerProject } from './consumer-project.ts';

/** Runs the test file `test` of the consumer with `node --test`, and returns how many of its tests passed and failed. */
export async function runNodeTest(
  { directory, install }: ConsumerProject,
  test: string,
): Promise<TestCounts> {
  await install();
  const { output, errors } = await runForOutput(
    process.execPath,
    ['--test', '--test-reporter=spec', '--test-timeout=60000', test],
    {
      directory,
      environment: { NODE_OPTIONS: undefined, FORCE_COLOR: undefined },
    },
  );
  const counts = countNodeTests(output);
  if (counts.failed > 0) console.error(`${output}${errors}`);
  return counts;
}

/**
 * Counts the tests in the output of Node's `spec` reporter. Canceled tests count as failed.
 * @throws Error with the output when it has no counts.
 */
export function countNodeTests(output: string): TestCounts {
  const count = (what: string) => {
    const line = output.split('\n').find((each) => each.startsWith(`ℹ ${what} `));
    if (line === undefined) throw new Error(`node --test ended without a count: ${output}`);
    return Number(line.split(' ').at(-1));
  };
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}
