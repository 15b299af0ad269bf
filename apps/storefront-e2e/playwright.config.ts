import { defineConfig } from '@playwright/test';
import { isCompleteRun } from './src/sample-cases.ts';

/** Features that Playwright disables, which a second `--disable-features` would enable again. */
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

/**
 * Pages that Chromium prepares for the suggestions of the address bar of every window, at a third of the cost of a
 * test.
 */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * End-to-end tests of the production build in `dist/storefront` (`MAREHALM_SHOP` names another folder). Each worker
 * has local services of its own. `npm test` at the root builds the shop first and selects the browser.
 */
export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  // Tests that only `TEST_SCOPE=all` runs, as it runs all cases of a matrix.
  ...(!isCompleteRun && { grepInvert: /@all\b/ }),
  forbidOnly: true,
  // A test that passes only when retried hides a race that shoppers meet.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: {
    timeout: 7500,
    // The snapshots are complete, so that announcements that are repeated or unexpected fail too.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/reading-order/{arg}{ext}' },
  },
  outputDir: '../../dist/test-reports/end-to-end',
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // Tests that route requests have to see all of them; tests of the cache allow the service worker.
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
        // Glyph widths as on shoppers' screens: rounded widths wrap lines that fit there.
        '--font-render-hinting=none',
        `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_POPUPS].join(',')}`,
        // On a busy machine the browser would estimate a slow connection, which disables prefetching.
        '--force-effective-connection-type=4G',
      ],
    },
  },
});
