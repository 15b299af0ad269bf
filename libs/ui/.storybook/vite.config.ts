import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createScopedName } from '../scripts/kit-defaults.ts';

export default defineConfig({
  plugins: [react()],
  // The names that the built package has, so that tests see what its users get.
  css: { modules: { generateScopedName: createScopedName } },
  build: { chunkSizeWarningLimit: 4000 },
  // Loaded late by the carousel: found only then, it would make a cold test reload in the middle.
  optimizeDeps: { include: ['embla-carousel'] },
});
