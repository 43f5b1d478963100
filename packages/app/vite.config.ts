import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { askEarly } from './plugins/ask-early.ts';
import { brandPage } from './plugins/brand-page.ts';
import { fewFiles } from './plugins/few-files.ts';
import { firstPaint } from './plugins/first-paint.ts';
import { iconsApart } from './plugins/icons-apart.ts';
import { leanTables } from './plugins/lean-tables.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const brand = process.env['LOBI_BRAND'] ?? 'lentera';

export default defineConfig({
  root,
  plugins: [
    brandPage(root, brand),
    iconsApart,
    leanTables,
    react(),
    askEarly,
    firstPaint(root, brand),
  ],
  resolve: { conditions: ['@lobi/source', ...defaultClientConditions] },
  build: {
    outDir: process.env['LOBI_APP_DIST'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${root}index.html`, frame: `${root}src/mount-app.tsx` },
      output: { codeSplitting: fewFiles },
    },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': 'http://localhost:8080',
      '/app': { target: 'ws://localhost:8080', ws: true },
    },
  },
});
