import type { Game } from '../contract/schemas/game.ts';
import type { Play } from '../contract/schemas/play.ts';
import type { Table } from '../contract/schemas/table.ts';
import type { RoundSeeds, TableRules } from './table-rules.ts';

/** A round of a practice table. Times in milliseconds. */
export interface PracticeRound {
  readonly id: string;
  readonly seeds: RoundSeeds;
  /** End of betting. */
  readonly startsAt: number;
  readonly phase: Table['phase'];
  /** `null` until betting has ended. */
  readonly dealt: unknown;
  readonly nextAt: number | null;
}

/** All that a practice table shows. */
export interface PracticeTableFacts {
  readonly game: Game;
  readonly rules: TableRules<unknown>;
  readonly round: PracticeRound;
  /** Plays of the round. */
  readonly plays: readonly Play[];
  readonly history: Table['history'];
  readonly salt: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Converts a practice table to the platform's format. */
export function toTable(facts: PracticeTableFacts): Table {
  const { game, rules, round, plays, history, salt, version, now } = facts;
  return {
    gameId: game.id,
    round: { id: round.id, number: round.seeds.number },
    phase: round.phase,
    currency: game.currency,
    closesAt: new Date(round.startsAt).toISOString(),
    nextAt: round.nextAt === null ? null : new Date(round.nextAt).toISOString(),
    state: rules.state({
      game,
      startsAt: round.startsAt,
      now,
      dealt: round.dealt,
      isOver: round.phase === 'settled',
      plays,
    }),
    players: plays.map(({ id, amount, payout, outcome }) => ({
      id,
      name: '',
      amount,
      multipleBp: (outcome?.['cashedOutBp'] as number | null | undefined) ?? null,
      payout,
    })),
    playCount: plays.length,
    history: [...history],
    chain: { published: '', salt, games: 0, firstNumber: 1 },
    version,
    at: new Date(now).toISOString(),
  };
}
