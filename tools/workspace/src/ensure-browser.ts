import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runForStatus } from './processes.ts';
import { runTool } from './workspace.ts';

/** Commands of Chromium and its relatives. The headless shell needs a fifth less processor time. */
const BROWSER_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Debian's packages: the headless shell, and the full browser for tests that need its settings. */
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];

/** Debian's folder of the fonts with the metrics of Arial and Times New Roman, which pages use until their fonts load. */
const DEBIAN_FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation';

/**
 * Returns the absolute path of a Chromium for tests. Installs a missing one: Debian's packages with their fonts where this process
 * may install packages, Playwright's browser elsewhere.
 * @throws Error when none could be installed.
 */
export async function ensureBrowser(): Promise<string> {
  const mayInstall = process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
  if (mayInstall && !existsSync(DEBIAN_FALLBACK_FONTS)) await installFromDebian('fonts-liberation');
  if (mayInstall && !process.env['CHROMIUM_PATH'])
    for (const name of DEBIAN_BROWSERS) if (findOnPath(name) === undefined) await installFromDebian(name);
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('Installing a browser for the tests …');
  await runTool('playwright', ['install', 'chromium']);
  const installed = findBrowser();
  if (installed === undefined) {
    throw new Error('Cannot test in a browser: install Chromium, or set CHROMIUM_PATH to one');
  }
  return installed;
}

function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const own = chromium.executablePath();
  return (
    BROWSER_COMMANDS.map(findOnPath).find((path) => path !== undefined) ?? (existsSync(own) ? own : undefined)
  );
}

function findOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Installs a Debian package. Updates the package lists only if the first attempt fails. */
async function installFromDebian(name: string): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    runForStatus('apt-get', ['install', '--yes', '--no-install-recommends', '--quiet', name], {
      environment,
    });
  if ((await install()) === 0) return;
  await runForStatus('apt-get', ['update', '--quiet'], { environment });
  await install();
}
