import { execFileSync } from 'node:child_process';
import { firefox, firefoxWithoutCookies } from './firefox.ts';
import { flows } from './browser-flows.ts';
import { startRunningShop } from '../src/running-shop.ts';
import type { BrowserLauncher } from './browser-driver.ts';
import { webkit } from './webkit.ts';

/*
 * `npm run test:browsers`: shops in the built shop with browsers other than the one of the end-to-end tests, each flow with a browser of its
 * own, and says what holds. Names of browsers or flows, or parts of them, may be given. Ends with 1 when a flow fails.
 */

const wanted = process.argv.slice(2);
const isWanted = (browser: string, flow: string) =>
  wanted.every((word) => `${browser} ${flow}`.toLowerCase().includes(word.toLowerCase()));

const browsers = [firefox, firefoxWithoutCookies, webkit];
const runs = browsers.flatMap((browser) =>
  Object.entries(flows)
    .filter(([flow]) => isWanted(browser.name, flow))
    .map(([name, flow]) => ({ browser, name, flow })),
);

install(new Set(runs.flatMap(({ browser }) => browser.packages)));

const shop = await startRunningShop();
let failures = 0;
try {
  for (const [position, { browser, name, flow }] of runs.entries()) {
    const began = performance.now();
    const problem = await runFlow(browser, (shopper) => flow(shopper, shop, `visit-${position}`));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (problem !== undefined) failures += 1;
    console.log(`${problem === undefined ? 'holds' : 'FAILS'}  ${browser.name}: ${name} (${seconds} s)`);
    if (problem !== undefined) console.log(`       ${problem}`);
  }
} finally {
  await shop.close();
}
for (const browser of new Set(runs.map((run) => run.browser)))
  console.log(`${browser.name}: ${browser.version()}`);
console.log(`${runs.length - failures} of ${runs.length} hold`);
process.exitCode = failures === 0 && runs.length > 0 ? 0 : 1;

/** The error message; undefined if the flow passed. */
async function runFlow(
  browser: BrowserLauncher,
  act: (shopper: Awaited<ReturnType<BrowserLauncher['start']>>) => Promise<void>,
): Promise<string | undefined> {
  try {
    const shopper = await browser.start();
    try {
      await act(shopper);
      return shopper.errors.length > 0 ? `errors in the page: ${shopper.errors.join('; ')}` : undefined;
    } finally {
      await shopper.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Installs the Debian packages that are missing. */
function install(packages: ReadonlySet<string>): void {
  const missing = [...packages].filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')}`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]]) {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...parameters];
    execFileSync(program, rest, { stdio: 'inherit' });
  }
}

function isInstalled(name: string): boolean {
  try {
    const status = execFileSync('dpkg-query', ['--show', '--showformat=${Status}', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status === 'install ok installed';
  } catch {
    return false;
  }
}
