import { reactRouter } from '@react-router/dev/vite';
import { staticRouter } from '@marehalm/static-router/vite';
import { defineConfig } from 'vite';

// The example is built from the library's source; an installed library needs no conditions.
const conditions = ['@marehalm/source'];

export default defineConfig({
  plugins: [
    staticRouter({
      layers: ['page', 'parts'],
      chunks: [
        {
          name: 'react',
          modules: ['node_modules/(?:react|react-dom|react-router|scheduler)/'],
          priority: 1,
          isOnEveryPage: true,
        },
      ],
    }),
    reactRouter(),
  ],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: [/^@marehalm\//],
  },
});
