/** Prints the version of the browser that tests use: part of what Nx hashes. `ensureBrowser()` of `src/browser.ts` sets the variable. */
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium', ['--version'], {
  encoding: 'utf8',
});
console.log(stdout ?? 'none');
