import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runForStatus } from './processes.ts';
import { runTool } from './workspace.ts';

/** Names of Chromium and its relatives on the search path. The one without windows does the same at four fifths of the cost. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Debian's packages: one to test in, and one with the settings of a browser, which the other lacks. */
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];

/** Where Debian keeps the fonts with the measures of Arial and Times New Roman, by which pages stand until theirs arrive. */
const DEBIAN_FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation';

/**
 * Absolute path of a Chromium for tests. On Debian, where this process may install packages, those that are missing are installed, with
 * the fonts that other systems bring along; elsewhere Playwright's own when there is none.
 * @throws Error when none could be installed.
 */
export async function ensureBrowser(): Promise<string> {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (mayInstall && !existsSync(DEBIAN_FALLBACK_FONTS)) await installFromDebian('fonts-liberation');
  if (mayInstall && !process.env['CHROMIUM_PATH'])
    for (const name of DEBIAN_BROWSERS) if (onPath(name) === undefined) await installFromDebian(name);
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
  return names.map(onPath).find((path) => path !== undefined) ?? (existsSync(own) ? own : undefined);
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** The lists of packages may be missing or old: they are fetched only when the first try fails. */
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
