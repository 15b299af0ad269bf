// Runs the tests in each Node that is supported.
import { spawnSync } from 'node:child_process';

for (const name of ['node-20', 'node-22']) {
  const { status } = spawnSync(
    `node_modules/${name}/bin/node`,
    ['--test', 'esm.test.js', 'commonjs.test.cjs'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(1);
}
