import { asServerSeed, builtInEngines, InvalidPlay, minesMultipleBp } from '@lobi/core/games';
import { describe, expect, it } from 'vitest';
import type { PlayRecord } from '../../store/plays.ts';
import { readPlay, stepPlay, type Decided } from './engine-run.ts';

const seeds = { serverSeed: asServerSeed('a secret'), clientSeed: 'lobi', nonce: 1 };
const generous = 1_000_000_000n;

const tellOf = (decided: Decided) => (decided.end ? decided.end.outcome : decided.outcome);

/** An open game of mines as the database has it. */
async function openMines(mines: number, picks: readonly number[] = []): Promise<PlayRecord> {
  const decided = await readPlay(builtInEngines, 'mines', { mines }).decide(1_000n, seeds);
  return {
    id: 'play-1',
    walletId: 'wallet-1',
    gameId: 'game-1',
    gameTitle: 'Ranjau',
    engine: 'mines',
    roundId: null,
    roundNumber: null,
    choice: { mines },
    outcome: { ...tellOf(decided), picks },
    seedId: 'seed-1',
    nonce: 1,
    commitment: 'c'.repeat(64),
    clientSeed: 'lobi',
    serverSeed: null,
    amount: 1_000n,
    currency: 'IDR',
    status: 'open',
    payout: null,
    jackpot: null,
    createdAt: new Date(),
    settledAt: null,
  };
}

/** Tiles with a mine, from a game that was lost. */
async function boardOf(mines: number): Promise<readonly number[]> {
  for (let tile = 0; ; tile += 1) {
    const { end } = await stepPlay(await openMines(mines), seeds, { step: 'open', tile }, generous);
    if (end?.status === 'lost') return end.outcome?.['board'] as readonly number[];
  }
}

describe('a play that was read', () => {
  it('a play is over at once, and pays what the engine says', async () => {
    const read = readPlay(builtInEngines, 'dice', { direction: 'under', target: 5_000 });
    const { end } = await read.decide(1_000n, seeds);
    expect(end?.payout).toBe(end?.status === 'won' ? 1_980n : 0n);
    expect(end?.outcome).toMatchObject({ won: end?.status === 'won', multipleBp: 19_800 });
    expect(end?.outcome).not.toHaveProperty('payout');
    expect(read.maximumPayout(1_000n)).toBe(1_980n);
  });

  it('a play is the same whenever it is decided under the same seeds', async () => {
    const read = readPlay(builtInEngines, 'roulette', { bets: [{ spot: 'red', chips: 1 }] });
    expect(await read.decide(500n, seeds)).toEqual(await read.decide(500n, seeds));
  });

  it('names the field that does not fit, and knows only engines that are there', () => {
    expect(() => readPlay(builtInEngines, 'mines', { mines: 25 })).toThrow(InvalidPlay);
    expect(() => readPlay(builtInEngines, 'mines', { mines: 3, picks: [1] })).toThrow(InvalidPlay);
    expect(() => readPlay(builtInEngines, 'arena', {})).toThrow('no engine arena');
  });
});

describe('mines tile by tile', () => {
  it('begin open, with the board hidden, and need no more than the first tile', async () => {
    const read = readPlay(builtInEngines, 'mines', { mines: 3 });
    expect(await read.decide(1_000n, seeds)).toEqual({
      outcome: { mines: 3, picks: [], status: 'running', board: null, multipleBp: 0 },
    });
    expect(read.maximumPayout(1_000n)).toBe(1_125n);
  });

  it('steps go on from the tiles that were opened, and end with the money or on a mine', async () => {
    const board = await boardOf(3);
    const [first = 0, second = 0] = [...Array(25).keys()].filter((tile) => !board.includes(tile));
    const underWay = await openMines(3, [first]);
    const next = await stepPlay(underWay, seeds, { step: 'open', tile: second }, generous);
    expect(tellOf(next)).toMatchObject({ picks: [first, second], status: 'running', board: null });
    const taken = await stepPlay(underWay, seeds, { step: 'cash-out' }, generous);
    expect(taken.end).toMatchObject({ status: 'won', payout: 1_125n, outcome: { board } });
    const mine = await stepPlay(underWay, seeds, { step: 'open', tile: board[0] ?? 0 }, generous);
    expect(mine.end).toMatchObject({ status: 'lost', payout: 0n });
  });

  it('take the money with the last tile that the house can pay', async () => {
    const board = await boardOf(3);
    const [first = 0] = [...Array(25).keys()].filter((tile) => !board.includes(tile));
    const limit = (1_000n * BigInt(minesMultipleBp(3, 1))) / 10_000n;
    const { end } = await stepPlay(await openMines(3), seeds, { step: 'open', tile: first }, limit);
    expect(end).toMatchObject({ status: 'won', payout: limit });
  });
});

describe('a play of hi-lo', () => {
  const opened = async (): Promise<PlayRecord> => {
    const decided = await readPlay(builtInEngines, 'hilo', {}).decide(1_000n, seeds);
    return { ...(await openMines(3)), engine: 'hilo', choice: {}, outcome: tellOf(decided) };
  };

  it('shows one card first, and never one to come', async () => {
    const { outcome } = await opened();
    expect(outcome).toMatchObject({ moves: [], status: 'running', multipleBp: 0 });
    expect(outcome?.['cards']).toHaveLength(1);
    expect(outcome).not.toHaveProperty('deck');
  });

  it('goes on from the cards that were shown, and is paid when the money is taken', async () => {
    let play = await opened();
    for (let turn = 0; turn < 20; turn += 1) {
      const cards = play.outcome?.['cards'] as readonly { readonly rank: number }[];
      const guess = (cards.at(-1)?.rank ?? 0) <= 7 ? 'higher' : 'lower';
      const next = await stepPlay(play, seeds, { step: 'guess', guess }, generous);
      if (next.end) {
        expect(next.end).toMatchObject({ status: 'lost', payout: 0n });
        return;
      }
      play = { ...play, outcome: next.outcome };
      const { end } = await stepPlay(play, seeds, { step: 'cash-out' }, generous);
      const multipleBp = play.outcome?.['multipleBp'] as number;
      expect(end).toMatchObject({ status: 'won', payout: BigInt(multipleBp) / 10n });
    }
  });

  it('refuses the money before a right guess, and steps of other games', async () => {
    const refused = { code: 'round_state' };
    const play = await opened();
    await expect(stepPlay(play, seeds, { step: 'cash-out' }, generous)).rejects.toMatchObject(
      refused,
    );
    const tile = { step: 'open', tile: 1 } as const;
    await expect(stepPlay(play, seeds, tile, generous)).rejects.toMatchObject(refused);
    await expect(
      stepPlay(await openMines(3), seeds, { step: 'skip' }, generous),
    ).rejects.toMatchObject(refused);
  });
});
