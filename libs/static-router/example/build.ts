import path from 'node:path';
import { buildSite, createContentSecurityPolicy } from '@marehalm/static-router/build';

const appDirectory = import.meta.dirname;
const [, , target = path.join(appDirectory, 'dist')] = process.argv;

await buildSite({
  appDirectory,
  outDirectory: path.join(target, 'site'),
  cacheDirectory: path.join(target, 'cache'),
  sources: ['app', 'vite.config.ts', 'react-router.config.ts'],
  lockfile: path.join(appDirectory, '../../../package-lock.json'),
  pageRules: path.join(appDirectory, 'page-rules.ts'),
  headers: (code) => ({
    '/*': {
      'Content-Security-Policy': createContentSecurityPolicy(
        {
          'form-action': ["'self'"],
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['default'],
        },
        code,
      ),
    },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  }),
});
