import type { Config } from '@react-router/dev/config';

export default {
  // The build is files alone; in development each page is rendered when it is requested.
  ssr: process.env['NODE_ENV'] === 'development',
  // One path for each route, for React Router's own checks. `build.ts` prerenders the pages.
  prerender: { paths: ['/', '/articles/x', '/contact', '/de', '/de/artikel/x', '/de/kontakt'] },
} satisfies Config;
