import { setTimeout as delay } from 'node:timers/promises';
import type { Wallet } from '@lobi/core/contract';
import { wireChannelName } from '@lobi/core/contract';
import { chromium, type Browser, type Page } from 'playwright';
import { browserPath } from '../../../tools/find-browser.mjs';
import { median, quantile, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import { signInPage } from '../sign-in-page.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';
import { barePage } from './bare-page.ts';
import { watchBalance } from './watch-balance.ts';
import { bareWire, platformWire, type Wire } from './wire.ts';

const rates = [20, 200, 1_000];
const rounds = 5;
const roundMs = 3_000;
const cpuSlowdown = 4;

/** A frame counts as late when it takes a fifth longer than a sixtieth of a second. */
const lateFrameMs = (1_000 / 60) * 1.2;

interface Round {
  /** Event on the wire until written to the DOM, and until painted, per event in ms. */
  readonly writtenMs: number[];
  readonly paintedMs: number[];
  readonly lateFrames: number;
  /** Number of times that an older balance was shown after a newer one. */
  readonly stepsBack: number;
}

interface Subject {
  readonly name: string;
  readonly page: Page;
  readonly wire: Wire;
  /** The frame with the event of this balance. */
  readonly frameOf: (balance: number) => string;
  nextBalance: number;
}

const now = () => performance.timeOrigin + performance.now();

/** Sends events on the wire at a steady rate and reads their outcome from the page. */
async function measureRound(subject: Subject, eventsPerSecond: number): Promise<Round> {
  const { page, wire } = subject;
  await page.evaluate(() => {
    watched.balances = [];
    watched.frameMs = [];
  });
  const sent: { balance: number; atMs: number }[] = [];
  const start = performance.now();
  while (performance.now() - start < roundMs) {
    const due = Math.floor(((performance.now() - start) / 1_000) * eventsPerSecond);
    for (; sent.length < due; subject.nextBalance += 1) {
      const balance = subject.nextBalance;
      sent.push({ balance, atMs: now() });
      wire.send(subject.frameOf(balance));
    }
    await delay(1);
  }
  await page.waitForFunction(
    (last) => watched.balances.some(({ balance }) => balance === last),
    subject.nextBalance - 1,
  );
  const { balances, frameMs } = await page.evaluate(() => watched);

  // An event that was superseded before it could be shown is measured until a newer one is shown.
  const shownFor = ({ balance }: { balance: number }) => {
    const shown = balances.find((candidate) => candidate.balance >= balance);
    if (!shown) throw new Error(`${subject.name} never showed the balance ${balance}.`);
    return shown;
  };
  const latencies = sent.map((event) => ({ event, shown: shownFor(event) }));
  return {
    writtenMs: latencies.map(({ event, shown }) => shown.writtenMs - event.atMs),
    paintedMs: latencies.map(({ event, shown }) => shown.paintedMs - event.atMs),
    lateFrames: frameMs.filter((duration) => duration > lateFrameMs).length / frameMs.length,
    stepsBack: balances.filter(
      ({ balance }, index) => balance < (balances[index - 1]?.balance ?? 0),
    ).length,
  };
}

async function openPage(browser: Browser) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, slowDown };
}

const firstBalance = 1_000_001;

const walletFrame = (wallet: Wallet, balance: number) => {
  const version = wallet.version + balance - firstBalance + 1;
  const amount = String(balance);
  return JSON.stringify({
    event: 'updated',
    channel: wireChannelName('wallet', wallet.id),
    data: JSON.stringify({ ...wallet, balance: amount, available: amount, version }),
  });
};

async function openLimit(browser: Browser, wire: Wire): Promise<Subject> {
  const { page, slowDown } = await openPage(browser);
  await page.addInitScript(watchBalance, '#balance');
  await page.goto(wire.origin);
  await wire.seen('');
  await slowDown();
  const wallet: Wallet = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    balance: '0',
    held: '0',
    available: '0',
    currency: 'IDR',
    version: 1,
  };
  const frameOf = (balance: number) => walletFrame(wallet, balance);
  return { name: 'bare socket (limit)', page, wire, frameOf, nextBalance: firstBalance };
}

async function openOurs(browser: Browser, wire: Wire): Promise<Subject> {
  const { page, slowDown } = await openPage(browser);
  await page.addInitScript(watchBalance, '.lobi-WalletChip-amount [aria-hidden]');
  const joined = wire.seen('pusher_internal:subscription_succeeded');
  const { wallet } = await signInPage(page, wire.origin, 'player');
  await page.goto(`${wire.origin}/game`);
  await joined;
  await page.locator('.lobi-AgeNotice-agree').click();
  await page.locator('.lobi-WalletChip-amount [aria-hidden]').waitFor();
  await slowDown();
  const frameOf = (balance: number) => walletFrame(wallet, balance);
  return { name: 'our app', page, wire, frameOf, nextBalance: firstBalance };
}

/** Wallet event on the wire → balance painted, compared with a bare socket and one write per frame. */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform();
  await using limitWire = await bareWire(barePage);
  await using ourWire = await platformWire(platform.origin);
  const browser = await chromium.launch({ executablePath: browserPath() });
  const subjects = [await openLimit(browser, limitWire), await openOurs(browser, ourWire)];

  const measured = new Map<string, Round[]>();
  const key = (name: string, rate: number) => `${name} @ ${rate}`;
  // Interleaved; the first round of each is a warm-up of the page and does not count.
  for (const rate of rates) {
    for (let round = 0; round <= rounds; round++) {
      for (const subject of subjects) {
        const result = await measureRound(subject, rate);
        const at = key(subject.name, rate);
        if (round > 0) measured.set(at, [...(measured.get(at) ?? []), result]);
      }
    }
  }
  await browser.close();

  const roundsOf = (name: string, rate: number) => measured.get(key(name, rate)) ?? [];
  const p95 = (name: string, rate: number, what: 'writtenMs' | 'paintedMs') =>
    roundsOf(name, rate).map((round) => quantile(round[what], 0.95));
  const [limit, ours] = subjects.map(({ name }) => name) as [string, string];

  return {
    title: `Wallet event → balance, ${rounds} rounds of ${roundMs / 1_000} s: median (least–most)`,
    head: [
      '',
      'events/s',
      'written p95 ms',
      'painted p95 ms',
      '× limit',
      'late frames',
      'old balances',
    ],
    rows: rates.flatMap((rate) =>
      [limit, ours].map((name) => [
        name,
        String(rate),
        spread(p95(name, rate, 'writtenMs'), 1),
        spread(p95(name, rate, 'paintedMs'), 1),
        ratio(median(p95(name, rate, 'paintedMs')), median(p95(limit, rate, 'paintedMs'))),
        `${(median(roundsOf(name, rate).map(({ lateFrames }) => lateFrames)) * 100).toFixed(1)} %`,
        String(roundsOf(name, rate).reduce((sum, { stepsBack }) => sum + stepsBack, 0)),
      ]),
    ),
    notes: [
      'CPU slowed 4 ×; from the moment the event goes into the socket on this machine.',
      'Written: in the DOM; painted: after the frame that shows it.',
      'Goals: quiet, written ≤ 8 ms; 1,000 events/s, painted ≤ 1.5 × the limit, ≤ 1 % of frames late.',
    ],
    raw: Object.fromEntries(measured),
  };
}
