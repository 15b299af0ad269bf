import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';
import type * as sitePages from './app/catalogue/site-pages.server.ts';

// React Router reads this file through a Vite of its own, which takes libraries from `dist`; Node takes them from source.
const { pathsToPrerender } = createRequire(import.meta.url)(
  './app/catalogue/site-pages.server.ts',
) as typeof sitePages;

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: { paths: pathsToPrerender, concurrency: 2 },
} satisfies Config;
