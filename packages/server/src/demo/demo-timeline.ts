import type { RoundResult, Selection } from '@lobi/core/contract';
import { arenas, guests, regulars, type DemoArena } from './demo-accounts.ts';
import { pick, randomFrom, type Random } from './random.ts';

/** An action that is dated before the demo opened. */
export type DemoAct =
  | { readonly kind: 'create' | 'settle' }
  | {
      readonly kind: 'bet';
      readonly username: string;
      readonly selection: Selection;
      readonly amount: bigint;
    }
  | {
      readonly kind: 'step';
      readonly step: 'open' | 'last-call' | 'close' | 'declare';
      readonly result?: RoundResult;
    };

/** An act with its arena and time. */
export interface TimedAct {
  readonly arena: string;
  readonly at: Date;
  readonly act: DemoAct;
}

/** Probabilities of the results of fights; they sum to 1. */
const results: readonly (readonly [RoundResult, number])[] = [
  ['meron', 0.48],
  ['wala', 0.42],
  ['draw', 0.06],
  ['cancelled', 0.04],
];

function pickResult(random: Random): RoundResult {
  let left = random();
  for (const [result, share] of results) {
    left -= share;
    if (left < 0) return result;
  }
  return 'meron';
}

/** Stakes, similar enough that most pools can pay the minimum. */
const stakes = [50_000n, 60_000n, 75_000n, 80_000n, 100_000n, 120_000n];
const smallStakes = [5_000n, 10_000n, 15_000n, 20_000n];

/** Bets of one fight. Regulars alternate between the sides, so that the pool can pay. */
function betsOf(random: Random, maximum: number): DemoAct[] {
  const offset = Math.floor(random() * 2);
  const bets: DemoAct[] = regulars.slice(0, maximum).map((username, index) => ({
    kind: 'bet',
    username,
    selection: (index + offset) % 2 ? 'wala' : 'meron',
    amount: pick(stakes, random),
  }));
  for (const username of guests) {
    if (random() > 0.16) continue;
    const selection = random() < 0.5 ? 'meron' : 'wala';
    bets.push({ kind: 'bet', username, selection, amount: pick(smallStakes, random) });
  }
  return bets;
}

/** Users who bet on a draw, in turns: every other fight has one such bet. */
const drawBettors = [...guests, ...regulars];

/** The bet on a draw of a fight, if its arena takes such bets; not random. */
function drawBetOf({ hasDrawMarket }: DemoArena, fight: number): [number, DemoAct][] {
  const username = fight % 2 === 0 ? drawBettors[(fight / 2) % drawBettors.length] : undefined;
  const amount = smallStakes[fight % smallStakes.length];
  if (!hasDrawMarket || !username || amount === undefined) return [];
  return [[beats.drawBet, { kind: 'bet', username, selection: 'draw', amount }]];
}

/** Seconds from the start of a fight. */
const beats = {
  open: 5,
  firstBet: 10,
  drawBet: 80,
  lastCall: 90,
  close: 120,
  declare: 210,
  settle: 240,
};
const fightSeconds = 420;

function fightOf(arena: string, start: number, acts: readonly (readonly [number, DemoAct])[]) {
  return acts.map(([second, act]) => ({ arena, at: new Date(start + second * 1_000), act }));
}

function betting(random: Random, maximum: number): [number, DemoAct][] {
  const spread = (beats.lastCall - beats.firstBet) / 10;
  return betsOf(random, maximum).map((bet, index) => [beats.firstBet + index * spread, bet]);
}

function finishedFight(arena: DemoArena, fight: number, start: number, random: Random): TimedAct[] {
  return fightOf(arena.title, start, [
    [0, { kind: 'create' }],
    [beats.open, { kind: 'step', step: 'open' }],
    ...betting(random, regulars.length),
    ...drawBetOf(arena, fight),
    [beats.lastCall, { kind: 'step', step: 'last-call' }],
    [beats.close, { kind: 'step', step: 'close' }],
    [beats.declare, { kind: 'step', step: 'declare', result: pickResult(random) }],
    [beats.settle, { kind: 'settle' }],
  ]);
}

function lastFight(arena: DemoArena, start: number, random: Random) {
  const { title, finished, lastFight: stage } = arena;
  const acts: [number, DemoAct][] = [];
  if (stage !== 'none') acts.push([0, { kind: 'create' }]);
  if (stage === 'open' || stage === 'last-call') {
    acts.push([beats.open, { kind: 'step', step: 'open' }], ...betting(random, 4));
    acts.push(...drawBetOf(arena, finished));
  }
  if (stage === 'last-call') acts.push([beats.lastCall, { kind: 'step', step: 'last-call' }]);
  return fightOf(title, start, acts);
}

/** Everything that happened before `now`, in order of time. */
export function demoTimeline(now: Date): TimedAct[] {
  const random = randomFrom(20_261_121);
  const acts = arenas.flatMap((arena, index) => {
    // Arenas are offset from each other by some seconds, and all end just before now.
    const lastStart = now.getTime() - (beats.lastCall + 5 + index * 7) * 1_000;
    const firstStart = lastStart - arena.finished * fightSeconds * 1_000;
    const fights = Array.from({ length: arena.finished }, (_, fight) =>
      finishedFight(arena, fight, firstStart + fight * fightSeconds * 1_000, random),
    );
    return [...fights.flat(), ...lastFight(arena, lastStart, random)];
  });
  return acts.sort((a, b) => a.at.getTime() - b.at.getTime());
}
