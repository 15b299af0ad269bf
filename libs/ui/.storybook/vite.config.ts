import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { chunkSizeWarningLimit: 4000 },
  // Loaded late by the carousel: found only then, it would make a cold test reload in the middle.
  optimizeDeps: { include: ['embla-carousel'] },
});
