import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { lobi } from './src/vite/index.ts';

const brand = process.env['LOBI_BRAND'] ?? 'lentera';

export default defineConfig({
  plugins: [
    lobi({
      root: fileURLToPath(new URL('.', import.meta.url)),
      brand: `src/brands/${brand}/brand.config.ts`,
    }),
  ],
  build: { outDir: process.env['LOBI_APP_DIST'] ?? 'dist' },
});
