import { execFileSync, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import {
  findAndScrollToVisibleElement,
  HYDRATED_XPATH,
  ACTION_TIMEOUT_MS,
  type BrowserLauncher,
  type BrowserDriver,
} from './browser-driver.ts';

/** WebKitGTK's own browser, driven by its own WebDriver on a virtual screen. */
export const webkit: BrowserLauncher = {
  name: 'WebKitGTK',
  // `xvfb-run` needs `xauth`, which `xvfb` only recommends.
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  // The driver does not report its version.
  version: () =>
    execFileSync('dpkg-query', ['--show', '--showformat=${Version}', 'webkit2gtk-driver'], {
      encoding: 'utf8',
    }),
  start: startWebkit,
};

async function startWebkit(): Promise<BrowserDriver> {
  const port = await freePort();
  const process = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const endProcess = () => {
    // The screen, the driver and the browser are one group.
    if (process.pid !== undefined && process.exitCode === null)
      globalThis.process.kill(-process.pid, 'SIGTERM');
  };
  try {
    await untilOpen(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    return shopperAt(driver, endProcess);
  } catch (error) {
    endProcess();
    throw error;
  }
}

function shopperAt(driver: WebDriver, end: () => void): BrowserDriver {
  const find = (path: string) =>
    driver.wait(
      async () =>
        driver.executeScript<WebElement | null>(
          `return (${findAndScrollToVisibleElement})(arguments[0])`,
          path,
        ),
      ACTION_TIMEOUT_MS,
      `Nothing is seen of ${path}`,
    ) as Promise<WebElement>;
  return {
    async open(address) {
      await driver.get(address);
      await driver.wait(
        until.elementLocated(By.xpath(HYDRATED_XPATH)),
        ACTION_TIMEOUT_MS,
        `${address} does not start`,
      );
    },
    async press(path) {
      await (await find(path)).click();
    },
    async write(path, text) {
      const field = await find(path);
      await driver.executeScript('arguments[0].select()', field);
      await field.sendKeys(text);
    },
    async select(path, value) {
      await new Select(await find(path)).selectByValue(value);
    },
    async see(path) {
      await find(path);
    },
    back: () => driver.navigate().back(),
    async arrive(address) {
      const isThere = async () => (await driver.getCurrentUrl()).endsWith(address);
      await driver.wait(isThere, ACTION_TIMEOUT_MS, `The address is not ${address}`);
    },
    // WebDriver does not report them.
    errors: [],
    async close() {
      await driver.quit();
      end();
    },
  };
}

/** Debian keeps the program with the libraries of the machine's architecture; of which version of GTK depends on Debian's own. */
function miniBrowser(): string {
  const [found] = globSync('/usr/lib/*/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser');
  if (found === undefined) throw new Error('Cannot start WebKitGTK: its MiniBrowser is not installed');
  return found;
}

async function untilOpen(port: number): Promise<void> {
  const until = Date.now() + ACTION_TIMEOUT_MS;
  while (Date.now() < until) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Cannot start WebKitGTK: its driver does not answer');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
