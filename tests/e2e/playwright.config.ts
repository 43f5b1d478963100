import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserPath } from '../../tools/find-browser.mjs';
import { keepTemporaryFilesInMemory } from '../../tools/temporary-folder.mjs';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { themes } from './themes.ts';

keepTemporaryFilesInMemory();
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Number of devices for journeys that are the same on phone and desktop. */
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
  'second-visit',
  'sleep',
  'superadmin',
  'truth',
];
const onPhone = ['games', 'narrow-screens', 'one-screen'];
/** Tests with the largest differences between devices: one device per commit, alternating daily. */
const inTurn = ['journeys', 'main-job'];
const [deviceOfToday = 'phone'] = shareOfDay(['phone', 'desktop'], 2);
/**
 * Tests that run only in full runs: other themes and languages show the screens of `every-screen` again,
 * and every call of every screen fails where `resilience` fails a few. The designer's walk needs the
 * whole Storybook, which takes minutes to build.
 */
const onlyInFull = [
  'designers-walk',
  'every-language-axe',
  'failing-calls',
  'long-evening',
  'second-brand',
];
/**
 * Journeys through parts that change rarely, or that tests without a browser cover as well: a commit runs
 * one of these equally long groups, the next one each day.
 */
const inDays: readonly (readonly string[])[] = [
  ['one-screen', 'first-day', 'security', 'broadcast', 'left-pages'],
  ['broken-screens', 'games', 'keyboard', 'pages', 'provider', 'sleep'],
  [
    ...['first-paint', 'resilience', 'every-language', 'narrow-screens', 'draw-market'],
    ...['providers-suspended', 'other-origin', 'superadmin'],
  ],
];
const ofToday = new Set(shareOfDay(inDays, countOf('LOBI_JOURNEYS_STEP', inDays.length, 1)).flat());
const left = [
  ...(themes.length > 1 ? [] : onlyInFull),
  ...inDays.flat().filter((name) => !ofToday.has(name)),
]
  // A journey that is named on the command line runs on any day.
  .filter((name) => !process.argv.some((argument) => argument.includes(name)))
  .map((name) => `**/${name}.spec.ts`);
const filesOf = (names: readonly string[]) =>
  devices > 1 ? [] : names.map((name) => `**/${name}.spec.ts`);

const inTurnNot = (device: string) => (device === deviceOfToday ? [] : inTurn);

/** Journeys in Chromium against a started platform, on a phone and on a desktop. */
export default defineConfig({
  testDir: folder('.'),
  globalSetup: folder('prepare-demo.ts'),
  outputDir: folder('../../test-results'),
  // Each has its own platform. One test waits for its second device while another runs.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A slow or busy machine must not fail a test: durations are measured in tests/bench.
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
    // Network faults of tests must reach the page; the journey of a second visit allows service workers.
    serviceWorkers: 'block',
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
        // Phones show all animations. Rendering them on a wide page without a graphics card takes a
        // third of a core while the page is open.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
