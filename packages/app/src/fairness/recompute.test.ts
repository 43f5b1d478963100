import { formatMoney } from '@lobi/core/contract';
import {
  asServerSeed,
  bingoCardsOf,
  bingoOrder,
  commitTo,
  drawOf,
  gameManifestOf,
  drawPoker,
  hiloByCard,
  moveHilo,
  cashOutHilo,
  builtInGames,
  instantGames,
  isHiloRight,
  mines,
  minesPayout,
  openTile,
  playFairly,
  playForJackpot,
  blackjackByMove,
  pokerByDraw,
  publicMines,
  sha256Hex,
  startMines,
  cashOutMines,
} from '@lobi/core/games';
import { playFixture } from '@lobi/core/testing';
import type { VerifierValues } from '@lobi/ui/games';
import { describe, expect, it } from 'vitest';
import { publishedPlays } from './published-plays.ts';
import { recompute } from './recompute.ts';
import { valuesOfPlay } from './verifier-values.ts';
import { sampleChoice } from './verifier-games.ts';
import { verifierGamesIn } from './verifier-list.ts';

const serverSeed = asServerSeed('5e'.repeat(32));
const seeds = { serverSeed, clientSeed: 'mine', nonce: 7 };
const stake = 10_000n;

/** Engines whose plays end with one call, each with a valid choice. */
const instant = verifierGamesIn((key) => key).flatMap(({ value, kind }) =>
  kind === 'seeds' && gameManifestOf(value)?.play === 'once'
    ? [[value, JSON.parse(sampleChoice(value)) as object] as const]
    : [],
);

const valuesOf = async (changes: Partial<VerifierValues>): Promise<VerifierValues> => ({
  game: 'dice',
  serverSeed,
  commitment: await commitTo(serverSeed),
  clientSeed: seeds.clientSeed,
  nonce: String(seeds.nonce),
  amount: '10000',
  currency: 'IDR',
  choice: '{}',
  outcome: '',
  payout: '',
  ...changes,
});

describe('plays published by others', () => {
  it.each(publishedPlays)(
    'recompute reproduces a play published by others: $label',
    async ({ values }) => {
      const verdict = await recompute(values);
      expect(verdict.sameOutcome).toBe(true);
      expect(verdict.commitmentMatches).toBe(values.commitment === '' ? null : true);
    },
  );
});

describe.each(instant)('%s', (engine, choice) => {
  it('recompute confirms the stored result of the server, and rejects any other', async () => {
    const game = instantGames.get(engine);
    if (!game) throw new Error(`There is no ${engine}.`);
    const { payout, ...outcome } = await playFairly(game, game.readInput(choice), stake, seeds);
    const values = await valuesOf({
      game: engine,
      choice: JSON.stringify(choice),
      outcome: JSON.stringify(outcome),
      payout: formatMoney(payout, 'IDR'),
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
    const more = { ...values, payout: formatMoney(payout + 1n, 'IDR') };
    expect((await recompute(more)).sameOutcome).toBe(false);
    const other = { ...values, serverSeed: 'another secret' };
    expect((await recompute(other)).commitmentMatches).toBe(false);
  });
});

describe('mines', () => {
  it('mines: recompute agrees tile by tile', async () => {
    const begun = startMines(3, await drawOf(seeds, mines.words));
    const safe = [0, 1, 2, 3, 4].filter((tile) => !begun.board.includes(tile)).slice(0, 2);
    const run = cashOutMines(safe.reduce((before, tile) => openTile(before, tile), begun));
    const values = await valuesOf({
      game: 'mines',
      choice: '{"mines":3}',
      outcome: JSON.stringify(publicMines(run)),
      payout: formatMoney(minesPayout(run, stake), 'IDR'),
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
    const moved = { ...publicMines(run), board: [24, 23, 22] };
    expect((await recompute({ ...values, outcome: JSON.stringify(moved) })).sameOutcome).toBe(
      false,
    );
  });
});

describe('hi-lo', () => {
  it('hi-lo: recompute agrees card by card', async () => {
    const started = hiloByCard.start({}, await drawOf(seeds, hiloByCard.words));
    const [first, second] = started.sequence.map(({ rank }) => rank) as [number, number];
    const run = cashOutHilo(
      moveHilo(started, isHiloRight('higher', first, second) ? 'higher' : 'lower'),
    );
    const values = await valuesOf({
      game: 'hilo',
      outcome: JSON.stringify(hiloByCard.show(run)),
      payout: formatMoney(hiloByCard.payout(run, stake), 'IDR'),
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
    const other = { ...hiloByCard.show(run), moves: ['skip'] };
    const claimed = { ...values, outcome: JSON.stringify(other) };
    expect((await recompute(claimed)).sameOutcome).toBe(false);
  });
});

describe('blackjack', () => {
  it('blackjack: recompute agrees with the moves and the sum of the stakes', async () => {
    const started = blackjackByMove.start({}, await drawOf(seeds, blackjackByMove.words));
    const run = blackjackByMove.step(started, { step: 'double', turn: 0 }, null);
    const values = await valuesOf({
      game: 'blackjack',
      amount: formatMoney(2n * stake, 'IDR'),
      outcome: JSON.stringify(blackjackByMove.show(run)),
      payout: formatMoney(blackjackByMove.payout(run, 2n * stake), 'IDR'),
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
    const other = await recompute({ ...values, amount: formatMoney(3n * stake, 'IDR') });
    // The hand has lost, or is paid for the claimed stakes.
    expect(other.sameOutcome).toBe(blackjackByMove.payout(run, 2n * stake) === 0n);
  });
});

describe('video poker', () => {
  it('video poker: recompute agrees with the held cards', async () => {
    const started = pokerByDraw.start({}, await drawOf(seeds, pokerByDraw.words));
    const run = drawPoker(started, [1, 2]);
    const values = await valuesOf({
      game: 'poker',
      outcome: JSON.stringify(pokerByDraw.show(run)),
      payout: formatMoney(pokerByDraw.payout(run, stake), 'IDR'),
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
    const other = { ...pokerByDraw.show(run), dealt: [] };
    const claimed = { ...values, outcome: JSON.stringify(other) };
    expect((await recompute(claimed)).sameOutcome).toBe(false);
  });
});

describe('shared rounds', () => {
  const round = async (changes: Partial<VerifierValues>) =>
    valuesOf({ commitment: await sha256Hex(serverSeed), ...changes });

  it('bingo: recompute returns the called balls, and the cards of a play', async () => {
    const at = { hash: serverSeed, salt: 'mine', number: 7 };
    const outcome = {
      called: (await bingoOrder(at)).slice(0, 40),
      cards: await bingoCardsOf(at, 'play-1', 2),
      prizes: [],
    };
    const values = await round({
      game: 'bingo',
      choice: '{"cards":2,"playId":"play-1"}',
      outcome: JSON.stringify(outcome),
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
    const other = { ...values, choice: '{"cards":2,"playId":"play-2"}' };
    expect((await recompute(other)).sameOutcome).toBe(false);
  });

  it('baccarat: recompute returns the coup, also without a bet', async () => {
    const { outcome } = await recompute(await round({ game: 'baccarat' }));
    const values = await round({
      game: 'baccarat',
      outcome,
      choice: '{"bets":[{"spot":"banker","chips":2}],"playId":"play-1"}',
    });
    expect(await recompute(values)).toMatchObject({ commitmentMatches: true, sameOutcome: true });
  });

  it('recompute rejects a shared round if the previous hash does not match', async () => {
    const values = await round({ game: 'crash', commitment: await sha256Hex('another') });
    expect((await recompute(values)).commitmentMatches).toBe(false);
  });
});

describe('recompute', () => {
  it('recompute without a pasted outcome computes the outcome without a comparison', async () => {
    const verdict = await recompute(await valuesOf({ choice: sampleChoice('dice') }));
    expect(verdict.sameOutcome).toBeNull();
    expect(JSON.parse(verdict.outcome)).toHaveProperty('roll');
  });

  it.each([
    ['serverSeed', { serverSeed: ' ' }],
    ['serverSeed', { game: 'crash', serverSeed: 'no hash' }],
    ['nonce', { nonce: '0' }],
    ['nonce', { nonce: 'seven' }],
    ['nonce', { nonce: '1e2' }],
    ['nonce', { nonce: '0x10' }],
    ['currency', { currency: 'XYZ' }],
    ['amount', { amount: 'much' }],
    ['choice', { choice: '{' }],
    ['outcome', { outcome: '[1]' }],
    ['game', { game: 'chess' }],
  ])('recompute rejects an invalid value by its field: %s', async (field, changes) => {
    await expect(recompute(await valuesOf(changes))).rejects.toMatchObject({
      code: 'validation',
      errors: { [field]: ['validation.format'] },
    });
  });

  it('recompute supports every built-in game', async () => {
    for (const { engine } of builtInGames) {
      const values = await valuesOf({
        game: engine,
        choice: sampleChoice(engine),
      });
      await expect(recompute(values)).resolves.toHaveProperty('outcome');
    }
  });
});

describe('jackpots', () => {
  const terms = { contributionBp: 100, turnover: '20000' };
  const withJackpot = (drawn: object) =>
    valuesOf({
      game: 'slots-lantern-three',
      choice: JSON.stringify({ jackpot: terms }),
      outcome: JSON.stringify({ jackpot: drawn }),
    });

  it('recompute repeats a jackpot draw from the seeds and terms of the play', async () => {
    const { contribution, won } = await playForJackpot(
      { contributionBp: 100, turnover: 20_000n },
      stake,
      seeds,
    );
    const claimed = { contribution: formatMoney(contribution, 'IDR'), won };
    expect((await recompute(await withJackpot(claimed))).sameOutcome).toBe(true);
    for (const other of [
      { ...claimed, won: !won },
      { ...claimed, contribution: '99' },
    ])
      expect((await recompute(await withJackpot(other))).sameOutcome).toBe(false);
  });

  it('recompute skips a jackpot without terms, and rejects invalid terms', async () => {
    const without = await recompute(await valuesOf({ game: 'slots-lantern-three' }));
    expect(without.outcome).not.toContain('jackpot');
    for (const jackpot of [1, { contributionBp: -1, turnover: '1' }, { contributionBp: 100 }]) {
      const values = await valuesOf({
        game: 'slots-lantern-three',
        choice: JSON.stringify({ jackpot }),
      });
      await expect(recompute(values)).rejects.toMatchObject({
        errors: { choice: [expect.any(String)] },
      });
    }
  });

  it('verifier values of a jackpot include its terms and result, and omit the paid amount', () => {
    const play = playFixture({
      payout: '31005000',
      choice: {},
      outcome: { spins: [] },
      jackpot: {
        id: 'jackpot-night-market',
        name: 'night-market',
        contributionBp: 100,
        turnover: '2000000000',
        contribution: '10',
        won: '31000000',
      },
    });
    const values = valuesOfPlay(play);
    expect(values.payout).toBe('5000');
    expect(JSON.parse(values.choice)).toEqual({
      jackpot: { contributionBp: 100, turnover: '2000000000' },
    });
    expect(JSON.parse(values.outcome)).toMatchObject({
      jackpot: { contribution: '10', won: true },
    });
  });
});
