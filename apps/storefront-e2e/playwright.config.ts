import { defineConfig } from '@playwright/test';
import { runsEverything } from './src/sampled.ts';

/** What Playwright disables itself, which a second `--disable-features` would enable again. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The suggestions below the address bar: pages that Chromium prepares for every window, at a third of the cost of a test. */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Journeys through the production build in `dist/storefront` (`MAREHALM_SHOP` names another folder), each worker with
 * local services of its own. `npm test` at the root builds the shop first and says which browser there is.
 */
export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  // What the gate does without runs with `TEST_SCOPE=all`; so do all cases of what it samples (`sampled.ts`).
  ...(!runsEverything && { grepInvert: /@all\b/ }),
  forbidOnly: true,
  // A test that passes only at a second try hides a race that a shopper will lose.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: {
    timeout: 7500,
    // What is heard is written down whole: what is said twice, or that nobody expects, is found too.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/reading-order/{arg}{ext}' },
  },
  outputDir: '../../dist/test-reports/end-to-end',
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // Tests that answer for the network have to see all of it; those of what is kept on the device allow the worker.
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Letters as wide as on the screens of shoppers: rounded widths wrap lines that have room there.
        '--font-render-hinting=none',
        `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_POPUPS].join(',')}`,
        // What a busy machine makes a browser believe of its connection would decide what is fetched ahead.
        '--force-effective-connection-type=4G',
      ],
    },
  },
});
