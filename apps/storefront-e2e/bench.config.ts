import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run bench interactions`: how fast the built shop answers. `MAREHALM_BENCH_ORIGIN` is where it is served over TLS and
 * HTTP/2, `MAREHALM_BENCH_FLOOR` where its pages have no scripts, `MAREHALM_BENCH_FLAGS` what the browser needs to know of that,
 * `MAREHALM_BENCH_RUNS` how often each is measured.
 */
export default defineConfig(journeys, {
  testMatch: 'bench/*.bench.ts',
  outputDir: '../../dist/test-reports/bench',
  workers: 1,
  fullyParallel: false,
  timeout: 240_000,
  use: {
    baseURL: process.env['MAREHALM_BENCH_ORIGIN'],
    viewport: { width: 390, height: 844 },
    // As for most shoppers: with the service worker, with pages kept by the browser.
    serviceWorkers: 'allow',
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [
        ...(journeys.use?.launchOptions?.args ?? []),
        ...(process.env['MAREHALM_BENCH_FLAGS'] ?? '').split(' ').filter(Boolean),
      ],
    },
  },
});
