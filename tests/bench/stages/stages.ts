import type { Game, Round } from '@lobi/core/contract';
import type { Page } from 'playwright';
import type { ApiSession } from '../../e2e/api-session.ts';
import { openFight } from '../../e2e/fights.ts';

/** Describes how a benchmark plays the stage (screen) of a game. */
export interface Stage {
  readonly name: string;
  readonly engine: string;
  /** Length of one sample: a play from the press to its result, or a part of a round. */
  readonly sampleMs: number;
  /** Interval between presses in a sample; by default there is one press, at its start. */
  readonly pressEveryMs?: number;
  /** Prepares the stage for the next sample; not measured. */
  ready(page: Page, platform: OtherSessions): Promise<void>;
  /** Selector of the button to press; `null` if the round runs without the player. */
  readonly button: string | null;
  /** Actions of other users during the sample. */
  duringSample?(platform: OtherSessions): Promise<void>;
}

/** Sessions of the other users of the platform. */
export interface OtherSessions {
  readonly declarator: ApiSession;
  readonly rival: ApiSession;
  /** The fight of the arena, once it is open. */
  fight?: { readonly game: Game; readonly round: Round };
}

/** Longest wait for a round: bingo starts every five minutes. */
const roundMs = 300_000;
const play = '.lobi-StakePanel-play';
const usable = ':not([disabled]):not([aria-disabled="true"])';

const setStake = async (page: Page): Promise<void> => {
  const field = page.locator('.lobi-MoneyInput-input').first();
  if ((await field.inputValue()) === '') await field.fill('1000');
};

/** Waits until the play button is enabled. */
const waitForPlay = (page: Page): Promise<void> => page.locator(play + usable).waitFor();

/** A game whose only input is a stake. */
const instantStage = (name: string, engine: string, sampleMs: number): Stage => ({
  name,
  engine,
  sampleMs,
  button: play,
  async ready(page) {
    await setStake(page);
    await waitForPlay(page);
  },
});

/** Buys into the next round of a table, and waits until it runs. */
const tableStage = (name: string, engine: string, phase: string, buy: Stage['ready']): Stage => ({
  name,
  engine,
  sampleMs: 6_000,
  button: null,
  async ready(page, platform) {
    await buy(page, platform);
    await page.locator(phase).first().waitFor({ timeout: roundMs });
  },
});

/** The stages of all built-in games. */
export const stages: readonly Stage[] = [
  {
    name: 'arena',
    engine: 'arena',
    sampleMs: 5_000,
    button: null,
    async ready(page, platform) {
      platform.fight ??= await openFight(platform.declarator);
      await page.locator('.lobi-OddsBoard-side:not([disabled])').first().waitFor();
    },
    async duringSample({ rival, fight }) {
      if (!fight) throw new Error('There is no fight to bet on.');
      for (const selection of ['meron', 'wala', 'meron', 'wala', 'wala', 'meron']) {
        await rival.post(`/api/round/${fight.round.id}/bet`, { selection, amount: '10000' });
      }
    },
  },
  instantStage('slots, three reels', 'slots-lantern-three', 4_000),
  instantStage('slots, five reels', 'slots-tide-five', 4_000),
  instantStage('dice', 'dice', 4_000),
  instantStage('limbo', 'limbo', 4_000),
  instantStage('plinko', 'plinko', 5_000),
  instantStage('wheel', 'wheel', 5_000),
  instantStage('keno', 'keno', 5_000),
  {
    ...instantStage('mines', 'mines', 5_000),
    pressEveryMs: 700,
    button: '.lobi-MinesStage-tile[data-face="closed"]',
    async ready(page) {
      const take = page.getByRole('button', { name: /^Ambil/ });
      if ((await take.count()) > 0) await take.click();
      await setStake(page);
      await page.locator(play + usable).click();
      await page.locator(`.lobi-MinesStage-tile${usable}`).first().waitFor();
    },
  },
  {
    ...instantStage('roulette', 'roulette', 6_000),
    async ready(page) {
      await page.locator('.lobi-RouletteStage-spot[data-spot="red"]').click();
      await waitForPlay(page);
    },
  },
  {
    ...instantStage('fishing', 'fishing', 5_000),
    pressEveryMs: 1_500,
    async ready(page) {
      await page.getByRole('radio').first().check();
      await setStake(page);
      await waitForPlay(page);
    },
  },
  tableStage('crash', 'crash', '.lobi-CrashGraph-root[data-kind="running"]', async (page) => {
    // A bet that still runs has no stake field in its panel: the first field would belong to the other panel.
    await page.locator('.lobi-CrashGraph-root[data-kind="betting"]').waitFor({ timeout: roundMs });
    await setStake(page);
    await page.locator('.lobi-CrashControls-button').first().click();
  }),
  tableStage('baccarat', 'baccarat', '[data-phase="running"]', async (page) => {
    await page.locator('[data-phase="betting"]').waitFor({ timeout: roundMs });
    await page.locator('.lobi-BetAreas-area[data-spot="banker"]').click();
    await page.locator(play + usable).click();
  }),
  tableStage('bingo', 'bingo', '.lobi-BingoCaller-root[data-phase="running"]', async (page) => {
    const caller = page.locator('.lobi-BingoCaller-root');
    const isRunning = (await caller.getAttribute('data-phase')) === 'running';
    if (isRunning && (await page.locator('.lobi-BingoCard-root').count()) > 0) return;
    await page
      .locator('.lobi-BingoCaller-root[data-phase="betting"]')
      .waitFor({ timeout: roundMs });
    const more = page.locator('.lobi-NumberField-more');
    for (let card = 1; card < 4; card += 1) await more.click();
    await page.locator(play + usable).click();
  }),
];
