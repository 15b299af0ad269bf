import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screens`: pictures of the built shop for `docs/screens`, taken with the parts that the journeys use. */
export default defineConfig(journeys, {
  testMatch: 'screenshots.ts',
  outputDir: '../../dist/test-reports/screens',
});
