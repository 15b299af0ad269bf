import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://wein.example/weine?bis=9000' } },
    server: { deps: { inline: [/instantsearch/] } },
  },
});
