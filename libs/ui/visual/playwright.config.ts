import { defineConfig } from '@playwright/test';

/**
 * Every `AllVariants` story of the static Storybook, compared with the pictures in `baselines` and tried in the settings of
 * readers: narrow windows, wider text spacing, forced colours. `npm run test:visual` builds Storybook first.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A picture that fits only at a second try is not deterministic.
  retries: 0,
  workers: 2,
  timeout: 30_000,
  globalSetup: './global-setup.ts',
  outputDir: '../../../dist/test-reports/visual',
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../../dist/visual', open: 'never' }],
    ['json', { outputFile: '../../../dist/test-reports/ui.visual.json' }],
  ],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A missing picture is a failure, not an occasion to take one. `--update` says otherwise.
  updateSnapshots: 'none',
  expect: {
    timeout: 5000,
    toHaveScreenshot: {
      // Baselines are made and compared on the same Chromium, so what differs is a change. What is let through is what another
      // processor rounds otherwise: a twentieth of the distance between black and white for a pixel, and as many pixels over that as
      // an edge of one letter has. A hairline that is gone or a gap that is 8 px wider has hundreds.
      threshold: 0.05,
      maxDiffPixels: 24,
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      stylePath: './photographs.css',
    },
  },
  use: {
    browserName: 'chromium',
    contextOptions: {
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
      reducedMotion: 'reduce',
      // Three pixels for four: enough to see a line of one, and the repository carries half as much.
      deviceScaleFactor: 0.75,
    },
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Letters as they are drawn, not as the screen of this machine would like them.
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});
