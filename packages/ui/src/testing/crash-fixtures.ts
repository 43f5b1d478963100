import type { PastMultiplier } from '../components/multiplier-history/multiplier-history.tsx';
import type { CrashRound } from '../games/crash/crash.types.ts';
import type { RoundBets, RoundProofFacts } from '../games/table/table.types.ts';
import type { PlayerBet } from '../components/players-feed/players-feed.tsx';

/** A typical curve of crash games: 2× after 11.6 seconds. */
export const sampleCurve = (elapsedMs: number): number =>
  Math.floor(100 * Math.exp(0.000_06 * Math.max(0, elapsedMs)));

/** A round at this many ms before (or, if negative, after) its start. */
export const crashRound = (startsInMs: number, change: Partial<CrashRound> = {}): CrashRound => ({
  id: 'round-4812',
  number: 4812,
  phase: startsInMs > 0 ? 'betting' : 'running',
  closesAt: Date.now() + startsInMs,
  endedAt: null,
  nextAt: null,
  ...change,
});

/** A round that crashed at 4.36×. */
export const crashedRound = (): CrashRound =>
  crashRound(-30_000, { phase: 'settled', endedAt: 436, nextAt: Date.now() + 3_000 });

const ends = [
  126, 377, 118, 1240, 190, 257, 100, 483, 141, 119, 602, 210, 133, 174, 2815, 109, 151, 342, 128,
  106,
];

export const pastMultipliers: readonly PastMultiplier[] = ends.map((multiplier, index) => ({
  id: `round-${4811 - index}`,
  multiplier,
  href: `#round-${4811 - index}`,
}));

const players = [
  ['tek***1', '500000', null],
  ['lin***0', '250000', null],
  ['and***7', '200000', 200],
  ['iwa***3', '150000', null],
  ['bag***9', '100000', 320],
  ['dew***8', '75000', null],
  ['sri***2', '50000', 210],
  ['wah***5', '25000', 185],
  ['mar***3', '20000', null],
  ['nur***4', '10000', 150],
] as const;

export const tablePlayers: readonly PlayerBet[] = players.map(([name, stake, multiplier]) => ({
  id: name,
  name,
  stake,
  multiplier,
  payout: multiplier === null ? null : String((Number(stake) * multiplier) / 100),
}));

/** Bets of a round that is not over. */
export const openBets: RoundBets = {
  players: tablePlayers.map((player) => ({ ...player, multiplier: null, payout: null })),
  playCount: tablePlayers.length,
};

export const sampleProof: RoundProofFacts = {
  number: 4811,
  hash: 'cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0',
  href: '#fairness',
};
