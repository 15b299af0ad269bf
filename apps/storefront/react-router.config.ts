import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';
import type * as shop from '@marehalm/shop';

// React Router reads this file through a Vite of its own, which takes libraries from `dist`; Node takes them from source.
const { localeCodes, locales, getRoutePatterns } = createRequire(import.meta.url)(
  '@marehalm/shop',
) as typeof shop;

const patterns = localeCodes.flatMap((locale) => Object.values(getRoutePatterns(locale)));
const files = [
  ...['bag-terms.json', 'offers.json', 'feeds/x', 'sitemap.xml', 'robots.txt'],
  ...localeCodes.map((locale) => [locales[locale].prefix, 'manifest.webmanifest'].filter(Boolean).join('/')),
];

export default {
  appDirectory: 'app',
  // The build is files alone. In development each page is rendered when it is asked for, so that new ones need no start.
  ssr: process.env.NODE_ENV === 'development',
  // One path for each route, so that React Router knows that none is rendered in the browser alone. The pages themselves are made
  // by site/build.ts.
  prerender: { paths: [...patterns, ...files].map((pattern) => `/${pattern.replaceAll(/:\w+\??/g, 'x')}`) },
} satisfies Config;
