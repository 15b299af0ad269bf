import { defineConfig } from '@playwright/test';
import comparison from './playwright.config.ts';

/** `npm run screens`: what `docs/screens` shows of Storybook, because the shop has no page for it. */
export default defineConfig({
  ...comparison,
  testMatch: 'header-screenshots.ts',
  reporter: 'line',
  use: { ...comparison.use, contextOptions: { locale: 'da-DK', reducedMotion: 'reduce' } },
});
