import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserPath } from '../../tools/find-browser.mjs';
import { keepTemporaryFilesInMemory } from '../../tools/temporary-folder.mjs';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { themes } from './themes.ts';

keepTemporaryFilesInMemory();
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** On how many devices a journey is seen that goes the same way on a phone and on a desktop. */
const devices = countOf('LOBI_DEVICES', 1, 2);
const onDesktop = [
  'broadcast',
  'broken-screens',
  'designers-walk',
  'draw-market',
  'failing-calls',
  'first-day',
  'first-paint',
  'keyboard',
  'left-pages',
  'long-evening',
  'money-forms',
  'other-origin',
  'pages',
  'provider',
  'providers-suspended',
  'resilience',
  'security',
  'sleep',
  'superadmin',
  'truth',
];
const onPhone = ['games', 'narrow-screens', 'one-screen'];
/** What differs most between the devices: a commit sees it on one of them, each day on the other. */
const inTurn = ['journeys', 'main-job'];
const [deviceOfToday = 'phone'] = shareOfDay(['phone', 'desktop'], 2);
/**
 * Tests that run only in full runs: other themes and languages are other looks of the screens that
 * `every-screen` examines, and every call of every screen fails where `resilience` fails a few. The walk of a
 * designer needs the whole Storybook, which takes minutes to build.
 */
const onlyInFull = [
  'designers-walk',
  'every-language-axe',
  'failing-calls',
  'long-evening',
  'second-brand',
];
const left = themes.length > 1 ? [] : onlyInFull.map((name) => `**/${name}.spec.ts`);
const filesOf = (names: readonly string[]) =>
  devices > 1 ? [] : names.map((name) => `**/${name}.spec.ts`);

const inTurnNot = (device: string) => (device === deviceOfToday ? [] : inTurn);

/** Journeys in a real Chromium against the really started platform, on a phone and on a desktop. */
export default defineConfig({
  testDir: folder('.'),
  globalSetup: folder('prepare-demo.ts'),
  outputDir: folder('../../test-results'),
  // Each has a platform of its own. One test waits for its second while another is at work.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that is slow or busy fails no test: what takes too long is measured in tests/bench.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  reporter: process.env['LOBI_E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['LOBI_E2E_REPORT'] }]]
    : [['line']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 40_000,
    trace: 'off',
    launchOptions: { executablePath: browserPath() },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...left, ...filesOf(onDesktop), ...filesOf(inTurnNot('phone'))],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: [...left, ...filesOf(onPhone), ...filesOf(inTurnNot('desktop'))],
      use: {
        viewport: { width: 1440, height: 900 },
        // Phones see all that moves. To draw it on a wide page without a graphics card takes a
        // third of a core, as long as the page is open.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
