import type { Game } from '@lobi/core/contract';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { apiSession } from '../../e2e/api-session.ts';
import { median, quantile, ratio } from '../figures.ts';
import type { Report } from '../report.ts';
import { signInPage } from '../sign-in-page.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';
import { canvasLoop } from './canvas-loop.ts';
import { watchFrames, type Frame, type Look } from './frames.ts';
import { stages, type OtherSessions, type Stage } from './stages.ts';

const looks = 5;
const cpuSlowdown = 4;
const frameMs = 1_000 / 60;
/** A frame counts as late when it takes a fifth longer than a sixtieth of a second. */
const lateMs = frameMs * 1.2;
/** Longer frames count as skipped. */
const missedMs = frameMs * 2;
const limitName = 'bare canvas loop (limit)';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
};

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

async function openPage(browser: Browser): Promise<Opened> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // The first viewer of a table waits for its first hash chain.
  page.setDefaultTimeout(180_000);
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
}

const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Requests every frame, so that an idle stage has frames as well. */
const askForFrames = (page: Page) =>
  page.evaluate(() => {
    const next = () => requestAnimationFrame(next);
    requestAnimationFrame(next);
  });

/** A stage is watched silent, and with the sound that a player has turned on. */
const sounds = [
  { suffix: '', stored: '0' },
  { suffix: ', sound', stored: '1' },
] as const;
type SoundSwitch = (typeof sounds)[number];

const rowName = ({ name }: Stage, { suffix }: SoundSwitch): string => `${name}${suffix}`;

/** Opens the game of a stage, and dismisses what is shown before the first play. */
async function openStage(
  browser: Browser,
  origin: string,
  game: Game,
  { stored }: SoundSwitch,
): Promise<Opened> {
  const opened = await openPage(browser);
  const { page } = opened;
  await page.addInitScript((sound) => {
    localStorage.setItem('lobi.notice', '1');
    localStorage.setItem('lobi.sound', sound);
  }, stored);
  await signInPage(page, origin, 'player');
  await page.goto(`${origin}/game/${game.id}`);
  if (game.engine !== 'arena') await page.getByRole('button', { name: 'Saya mengerti' }).click();
  await askForFrames(page);
  return opened;
}

/** Presses by raw taps, so that only the stage's code runs in the page. */
async function press(page: Page, points: readonly { x: number; y: number }[], stage: Stage) {
  const { sampleMs, pressEveryMs = sampleMs } = stage;
  const presses = Math.ceil(sampleMs / pressEveryMs);
  for (let index = 0; index < presses; index += 1) {
    const point = points[index % points.length];
    if (point) await page.touchscreen.tap(point.x, point.y);
    await page.waitForTimeout(pressEveryMs);
  }
}

async function pointsOf(page: Page, button: string | null) {
  if (button === null) return [];
  await page.locator(button).first().scrollIntoViewIfNeeded();
  return page.locator(button).evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Records a stage while it is played, several times. */
async function watchStage(
  { page, session }: Opened,
  stage: Stage,
  platform: OtherSessions,
): Promise<Look[]> {
  const found: Look[] = [];
  // The first sample is a warm-up and does not count.
  for (let look = 0; look <= looks; look += 1) {
    await stage.ready(page, platform);
    const points = await pointsOf(page, stage.button);
    await slowDown(session, cpuSlowdown);
    const seen = await watchFrames(session, async () => {
      await Promise.all([press(page, points, stage), stage.duringSample?.(platform)]);
    });
    await slowDown(session, 1);
    if (look > 0) found.push(seen);
  }
  return found;
}

async function watchLimit({ page, session }: Opened): Promise<Look> {
  await slowDown(session, cpuSlowdown);
  const look = await watchFrames(session, () => page.waitForTimeout(2_000));
  await slowDown(session, 1);
  return look;
}

const none = '–';

const share = (frames: readonly Frame[], isOne: (frame: Frame) => boolean): string =>
  frames.length === 0
    ? none
    : `${((frames.filter(isOne).length / frames.length) * 100).toFixed(1)} %`;

const isLate = ({ lastedMs }: Frame): boolean => lastedMs > lateMs;
const isMissed = ({ lastedMs }: Frame): boolean => lastedMs > missedMs;

/** Frames per second over all samples. */
const rateOf = (frames: readonly Frame[]): number =>
  (frames.length * 1_000) / frames.reduce((sum, { lastedMs }) => sum + lastedMs, 0);

/** Frames of every stage while it is played, compared with a bare canvas loop at the same time. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform();
  const { origin } = platform;
  const hands: OtherSessions = {
    declarator: await apiSession(origin, 'declare'),
    rival: await apiSession(origin, 'player2'),
  };
  const answer = await fetch(`${origin}/api/game?perPage=100`);
  const { data: games } = (await answer.json()) as { data: Game[] };
  const only = process.env['STAGES']?.split(',');
  const watched = stages.filter(({ engine }) => only?.includes(engine) ?? true);

  const browser = await chromium.launch({ executablePath: browserPath() });
  const limit: Look[] = [];
  const seen = new Map<string, Look[]>();
  try {
    for (const stage of watched) {
      const bare = await openPage(browser);
      await bare.page.setContent(canvasLoop);
      await watchLimit(bare);
      limit.push(await watchLimit(bare));
      await bare.close();

      const game = games.find(({ engine }) => engine === stage.engine);
      if (!game) throw new Error(`No game is played by ${stage.engine}.`);
      for (const sound of sounds) {
        const opened = await openStage(browser, origin, game, sound);
        seen.set(rowName(stage, sound), await watchStage(opened, stage, hands));
        await opened.close();
        console.error(`${rowName(stage, sound)} was watched`);
      }
    }
  } finally {
    await browser.close();
  }

  const framesOf = (all: readonly Look[]) => all.flatMap(({ frames }) => frames);
  const workOf = (all: readonly Look[]) => framesOf(all).map(({ workMs }) => workMs);
  const row = (name: string, all: readonly Look[]): string[] => {
    const frames = framesOf(all);
    const script = frames.map(({ scriptMs }) => scriptMs);
    const work = workOf(all);
    const painted = all.flatMap(({ paintedMs }) => paintedMs);
    const pressed = frames.filter(({ isPress }) => isPress);
    const calm = frames.filter(({ isPress }) => !isPress);
    return [
      name,
      String(frames.length),
      rateOf(frames).toFixed(1),
      median(script).toFixed(2),
      quantile(script, 0.95).toFixed(1),
      median(work).toFixed(2),
      ratio(median(work), median(workOf(limit))),
      quantile(work, 0.95).toFixed(1),
      Math.max(...work).toFixed(0),
      share(frames, ({ workMs }) => workMs > frameMs),
      share(frames, isLate),
      share(calm, isLate),
      share(calm, isMissed),
      painted.length === 0 ? none : (pressed.filter(isLate).length / painted.length).toFixed(1),
      painted.length === 0 ? none : `${median(painted)}, ${Math.max(...painted)}`,
      String(all.reduce((sum, { longTasks }) => sum + longTasks, 0)),
    ];
  };
  return {
    title: `Frames of the stages while they are played, ${looks} looks each`,
    head: [
      'stage',
      'frames',
      'a second',
      'script ms',
      'p95',
      'work ms',
      '× limit',
      'p95',
      'most',
      `work > ${frameMs.toFixed(1)} ms`,
      'late',
      'late, no press',
      'missed, no press',
      'late a press',
      'press → paint ms, most',
      'tasks > 50 ms',
    ],
    rows: [row(limitName, limit), ...[...seen].map(([name, all]) => row(name, all))],
    notes: [
      'Built app on a real server, phone of 390 px at 2 ×, CPU slowed 4 ×; headless, no GPU.',
      'Sound: the same stage with the sound turned on; its synthesis has a thread of its own, starting tones has not.',
      'Script and work: processor time of the main thread per frame, median, 95th percentile, most.',
      'Without a GPU a canvas is rasterised on the main thread as well: on a phone that part is not in its work.',
      'Late: more than a fifth over 16.7 ms by the clock; painting by the processor and whatever else the',
      'machine does are in it, so it says something only beside the limit, watched before each stage.',
      'Missed: twice as long as a frame should be, so that the screen showed a picture again.',
      'No press: none fell into the frame or the half second before it. Late a press: late frames around one.',
      'Press → paint: what browsers count as the duration of an interaction, median and most.',
      'Goal: script at most 4 ms per frame, no frame with more than 16.7 ms of work in ordinary play.',
    ],
    raw: { limit, stages: Object.fromEntries(seen) },
  };
}
