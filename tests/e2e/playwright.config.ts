import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserPath } from '../../tools/find-browser.mjs';
import { keepTemporaryFilesInMemory } from '../../tools/temporary-folder.mjs';
import { countOf } from '../faults/counts.ts';

keepTemporaryFilesInMemory();
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** On how many devices a journey is seen that goes the same way on a phone and on a desktop. */
const devices = countOf('LOBI_DEVICES', 1, 2);
const onDesktop = [
  'draw-market',
  'first-paint',
  'pages',
  'provider',
  'resilience',
  'sleep',
  'truth',
];
const onPhone = ['games'];
const filesOf = (names: readonly string[]) =>
  devices > 1 ? [] : names.map((name) => `**/${name}.spec.ts`);

/** Journeys in a real Chromium against the really started platform, on a phone and on a desktop. */
export default defineConfig({
  testDir: folder('.'),
  outputDir: folder('../../test-results'),
  // Each has a platform of its own. One test waits for its second while another is at work.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: process.env['LOBI_E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['LOBI_E2E_REPORT'] }]]
    : [['line']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 12_000,
    trace: 'off',
    launchOptions: { executablePath: browserPath() },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: filesOf(onDesktop),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: filesOf(onPhone),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
