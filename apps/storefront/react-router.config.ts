import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';
import type * as sitePages from './app/catalogue/site-pages.server.ts';

// React Router reads this file through a Vite of its own, which takes libraries from `dist`; Node takes them from source.
const { pathsToPrerender } = createRequire(import.meta.url)(
  './app/catalogue/site-pages.server.ts',
) as typeof sitePages;

export default {
  appDirectory: 'app',
  // The build is files alone. In development each page is rendered when it is asked for, so that new ones need no start.
  ssr: process.env.NODE_ENV === 'development',
  prerender: { paths: pathsToPrerender, concurrency: 2 },
} satisfies Config;
