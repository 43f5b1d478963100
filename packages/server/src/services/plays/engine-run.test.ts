import { asServerSeed, builtInEngines, InvalidPlay, minesMultipleBp } from '@lobi/core/games';
import { describe, expect, it } from 'vitest';
import type { PlayRecord } from '../../store/plays.ts';
import { readPlay, stepPlay, type Decided } from './engine-run.ts';

const seeds = { serverSeed: asServerSeed('a secret'), clientSeed: 'lobi', nonce: 1 };
const generous = 1_000_000_000n;

const outcomeOf = (decided: Decided) => (decided.end ? decided.end.outcome : decided.outcome);

/** An open game of mines as stored in the database. */
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
    outcome: { ...outcomeOf(decided), picks },
    seedId: 'seed-1',
    nonce: 1,
    commitment: 'c'.repeat(64),
    clientSeed: 'lobi',
    serverSeed: null,
    amount: 1_000n,
    stakes: 1,
    currency: 'IDR',
    status: 'open',
    payout: null,
    jackpot: null,
    createdAt: new Date(),
    settledAt: null,
  };
}

/** Tiles with a mine, from a lost game. */
async function boardOf(mines: number): Promise<readonly number[]> {
  for (let tile = 0; ; tile += 1) {
    const { end } = await stepPlay(await openMines(mines), seeds, { step: 'open', tile }, generous);
    if (end?.status === 'lost') return end.outcome?.['board'] as readonly number[];
  }
}

describe('a play with one call', () => {
  it('a play ends at once with the outcome of the engine', async () => {
    const read = readPlay(builtInEngines, 'dice', { direction: 'under', target: 5_000 });
    const { end } = await read.decide(1_000n, seeds);
    expect(end?.payout).toBe(end?.status === 'won' ? 1_980n : 0n);
    expect(end?.outcome).toMatchObject({ won: end?.status === 'won', multipleBp: 19_800 });
    expect(end?.outcome).not.toHaveProperty('payout');
    expect(read.maximumPayout(1_000n)).toBe(1_980n);
  });

  it('a play has the same outcome whenever it is decided under the same seeds', async () => {
    const read = readPlay(builtInEngines, 'roulette', { bets: [{ spot: 'red', chips: 1 }] });
    expect(await read.decide(500n, seeds)).toEqual(await read.decide(500n, seeds));
  });

  it('readPlay names the invalid field, and rejects unknown engines', () => {
    expect(() => readPlay(builtInEngines, 'mines', { mines: 25 })).toThrow(InvalidPlay);
    expect(() => readPlay(builtInEngines, 'mines', { mines: 3, picks: [1] })).toThrow(InvalidPlay);
    expect(() => readPlay(builtInEngines, 'arena', {})).toThrow('no engine arena');
  });
});

describe('mines tile by tile', () => {
  it('mines start open with a hidden board, and require only the payout of the first tile', async () => {
    const read = readPlay(builtInEngines, 'mines', { mines: 3 });
    expect(await read.decide(1_000n, seeds)).toEqual({
      outcome: { mines: 3, picks: [], status: 'running', board: null, multipleBp: 0 },
    });
    expect(read.maximumPayout(1_000n)).toBe(1_125n);
  });

  it('mines resume from the opened tiles, and end with a cash-out or a mine', async () => {
    const board = await boardOf(3);
    const [first = 0, second = 0] = [...Array(25).keys()].filter((tile) => !board.includes(tile));
    const openPlay = await openMines(3, [first]);
    const next = await stepPlay(openPlay, seeds, { step: 'open', tile: second }, generous);
    expect(outcomeOf(next)).toMatchObject({
      picks: [first, second],
      status: 'running',
      board: null,
    });
    const taken = await stepPlay(openPlay, seeds, { step: 'cash-out' }, generous);
    expect(taken.end).toMatchObject({ status: 'won', payout: 1_125n, outcome: { board } });
    const mine = await stepPlay(openPlay, seeds, { step: 'open', tile: board[0] ?? 0 }, generous);
    expect(mine.end).toMatchObject({ status: 'lost', payout: 0n });
  });

  it('mines cash out with the last tile that the house can pay', async () => {
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
    return { ...(await openMines(3)), engine: 'hilo', choice: {}, outcome: outcomeOf(decided) };
  };

  it('hi-lo reveals the first card and no following card', async () => {
    const { outcome } = await opened();
    expect(outcome).toMatchObject({ moves: [], status: 'running', multipleBp: 0 });
    expect(outcome?.['cards']).toHaveLength(1);
    expect(outcome).not.toHaveProperty('deck');
  });

  it('hi-lo continues from the revealed cards, and is paid at the cash-out', async () => {
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

  it('hi-lo rejects a cash-out before a correct guess, and steps of other games', async () => {
    const rejection = { code: 'round_state' };
    const play = await opened();
    await expect(stepPlay(play, seeds, { step: 'cash-out' }, generous)).rejects.toMatchObject(
      rejection,
    );
    const tile = { step: 'open', tile: 1 } as const;
    await expect(stepPlay(play, seeds, tile, generous)).rejects.toMatchObject(rejection);
    await expect(
      stepPlay(await openMines(3), seeds, { step: 'skip' }, generous),
    ).rejects.toMatchObject(rejection);
  });
});

describe('a play of video poker', () => {
  it('video poker requires that the house can pay a royal flush, and reveals no following card', async () => {
    const read = readPlay(builtInEngines, 'poker', {});
    expect(read.maximumPayout(1_000n)).toBe(800_000n);
    const outcome = outcomeOf(await read.decide(1_000n, seeds));
    expect(outcome).toMatchObject({ held: null, status: 'running' });
    expect(outcome?.['cards']).toHaveLength(5);
    expect(outcome).not.toHaveProperty('sequence');
  });

  it('video poker ends with the draw, keeps the held cards, and rejects a second draw', async () => {
    const outcome = outcomeOf(await readPlay(builtInEngines, 'poker', {}).decide(1_000n, seeds));
    const play = { ...(await openMines(3)), engine: 'poker', choice: {}, outcome };
    const { end } = await stepPlay(play, seeds, { step: 'draw', held: [4, 0] }, generous);
    const before = outcome?.['cards'] as readonly object[];
    const after = end?.outcome?.['cards'] as readonly object[];
    expect([after[0], after[4]]).toEqual([before[0], before[4]]);
    expect(end?.outcome).toMatchObject({ held: [0, 4], status: 'drawn' });
    expect(end?.payout).toBe((1_000n * BigInt(end?.outcome?.['multipleBp'] as number)) / 10_000n);
    const again = { ...play, outcome: end?.outcome ?? null };
    await expect(
      stepPlay(again, seeds, { step: 'draw', held: [] }, generous),
    ).rejects.toMatchObject({ code: 'round_state' });
  });
});
