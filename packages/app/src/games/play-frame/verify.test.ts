import type { Play } from '@lobi/core/contract';
import {
  asServerSeed,
  commitTo,
  dice,
  drawOf,
  drawPoker,
  hiloByCard,
  isHiloRight,
  mines,
  minesByTile,
  moveHilo,
  openTile,
  playFairly,
  blackjackByMove,
  pokerByDraw,
  publicHilo,
  publicMines,
  startMines,
  cashOutHilo,
} from '@lobi/core/games';
import { describe, expect, it } from 'vitest';
import { verifierOf } from './play-shapes.ts';
import { stepVerifierOf } from './verify-steps.ts';

const serverSeed = asServerSeed('a seed of the server');
const seeds = { serverSeed, clientSeed: 'mine', nonce: 7 };

const playOf = async (facts: Pick<Play, 'choice' | 'outcome' | 'payout'>): Promise<Play> => ({
  id: 'play-1',
  walletId: 'wallet-1',
  game: { id: 'game-1', title: 'Permainan', engine: 'any' },
  round: null,
  amount: '10000',
  currency: 'IDR',
  status: 'won',
  fairness: { commitment: await commitTo(serverSeed), clientSeed: 'mine', nonce: 7, serverSeed },
  createdAt: '2026-11-20T05:00:00.000Z',
  settledAt: '2026-11-20T05:00:00.000Z',
  ...facts,
});

describe('a play under a revealed seed', () => {
  const choice = { direction: 'under', target: 5_000 } as const;

  it('a play is verified when its seed yields the same outcome', async () => {
    const { payout, ...outcome } = await playFairly(dice, choice, 10_000n, seeds);
    const play = await playOf({ choice, outcome, payout: String(payout) });
    expect(await verifierOf(dice)(play, serverSeed)).toBe(true);
  });

  it('a play is not verified when its roll or payout differs, or another seed is revealed', async () => {
    const { payout, ...outcome } = await playFairly(dice, choice, 10_000n, seeds);
    const verify = verifierOf(dice);
    const inflated = await playOf({ choice, outcome, payout: String(payout + 1n) });
    const rolled = await playOf({
      choice,
      outcome: { ...outcome, roll: outcome.roll + 1 },
      payout: String(payout),
    });
    const honest = await playOf({ choice, outcome, payout: String(payout) });
    expect(await verify(inflated, serverSeed)).toBe(false);
    expect(await verify(rolled, serverSeed)).toBe(false);
    expect(await verify(honest, 'another seed')).toBe(false);
  });

  it('a verified mines play reveals the positions of its mines', async () => {
    const run = startMines(24, await drawOf(seeds, mines.words));
    const over = openTile(run, run.board[0] ?? 0);
    const play = await playOf({
      choice: { mines: 24 },
      outcome: { ...publicMines(over) },
      payout: '0',
    });
    const moved = {
      ...play,
      outcome: { ...play.outcome, board: [...over.board].map((tile) => (tile + 1) % 25) },
    };
    const verify = stepVerifierOf(minesByTile);
    expect(await verify(play, serverSeed)).toBe(true);
    expect(await verify(moved, serverSeed)).toBe(false);
    expect(await verify({ ...play, payout: '1' }, serverSeed)).toBe(false);
    expect(await verify(play, 'another seed')).toBe(false);
  });

  it('a verified hi-lo play has the cards of its seeds, and their payout', async () => {
    const verify = stepVerifierOf(hiloByCard);
    const started = hiloByCard.start({}, await drawOf(seeds, hiloByCard.words));
    const [first, second] = started.sequence.map(({ rank }) => rank) as [number, number];
    const run = cashOutHilo(
      moveHilo(started, isHiloRight('higher', first, second) ? 'higher' : 'lower'),
    );
    const payout = String(hiloByCard.payout(run, 10_000n));
    const play = await playOf({ choice: {}, outcome: { ...publicHilo(run) }, payout });
    expect(await verify(play, serverSeed)).toBe(true);
    const other = { ...play, outcome: { ...play.outcome, cards: [] } };
    expect(await verify(other, serverSeed)).toBe(false);
    expect(await verify({ ...play, payout: '1' }, serverSeed)).toBe(false);
    expect(await verify(play, 'another seed')).toBe(false);
  });

  it('a verified blackjack play has the cards of its seeds, and pays for all its stakes', async () => {
    const verify = stepVerifierOf(blackjackByMove);
    const start = blackjackByMove.start({}, await drawOf(seeds, blackjackByMove.words));
    const run = blackjackByMove.step(start, { step: 'double', turn: 0 }, null);
    const payout = String(blackjackByMove.payout(run, 20_000n));
    const play = {
      ...(await playOf({ choice: {}, outcome: { ...blackjackByMove.show(run) }, payout })),
      amount: '20000',
    };
    expect(blackjackByMove.isOver(run)).toBe(true);
    expect(await verify(play, seeds.serverSeed)).toBe(true);
    expect(await verify({ ...play, payout: `${payout}1` }, seeds.serverSeed)).toBe(false);
    const moved = { ...play, outcome: { ...play.outcome, moves: ['stand'] } };
    expect(await verify(moved, seeds.serverSeed)).toBe(false);
  });

  it('a verified video poker play has the cards of its seeds, and pays by the rank of its hand', async () => {
    const verify = stepVerifierOf(pokerByDraw);
    const run = drawPoker(pokerByDraw.start({}, await drawOf(seeds, pokerByDraw.words)), [0, 3]);
    const payout = String(pokerByDraw.payout(run, 10_000n));
    const play = await playOf({ choice: {}, outcome: { ...pokerByDraw.show(run) }, payout });
    expect(await verify(play, serverSeed)).toBe(true);
    const other = { ...play, outcome: { ...play.outcome, held: [0] } };
    expect(await verify(other, serverSeed)).toBe(false);
    expect(await verify({ ...play, payout: '7' }, serverSeed)).toBe(false);
    expect(await verify(play, 'another seed')).toBe(false);
  });
});
