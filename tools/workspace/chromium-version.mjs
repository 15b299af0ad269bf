/** Prints the version of the tests' browser, which Nx hashes. `ensureBrowser()` in `src/ensure-browser.ts` sets the variable. */
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium', ['--version'], {
  encoding: 'utf8',
});
console.log(stdout ?? 'none');
