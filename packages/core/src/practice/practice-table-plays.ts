import { formatMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Play } from '../contract/schemas/play.ts';
import { wonOrLost } from '../games/won-or-lost.ts';
import type { PracticePurse } from './practice-purse.ts';
import type { RoundEnd } from './table-rules.ts';

/** Facts of a play that joins a round. */
type NewPlay = Pick<Play, 'id' | 'round' | 'amount' | 'choice' | 'outcome'>;

/** Plays of one visitor at a table. */
export interface PracticeTablePlays {
  /** Newest first. */
  all(): readonly Play[];
  find(playId: string): Play | undefined;
  ofRound(roundId: string): Play[];
  /** Adds a play whose stake was taken. */
  open(play: NewPlay): Play;
  /** Pays a play and marks it as over. */
  end(play: Play, end: RoundEnd): Play;
}

interface Wiring {
  readonly game: Game;
  readonly purse: PracticePurse;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Maximum number of stored plays. */
  readonly maximum: number;
}

/** Stores the plays at a table, and pays them. */
export function createTablePlays({ game, purse, now, maximum }: Wiring): PracticeTablePlays {
  let plays: readonly Play[] = [];

  /** Puts a play before all others, instead of its earlier version. */
  const save = (play: Play): Play => {
    const others = plays.filter(({ id }) => id !== play.id);
    plays = [play, ...others].slice(0, maximum);
    return play;
  };

  return {
    all: () => plays,
    find: (playId) => plays.find(({ id }) => id === playId),
    ofRound: (roundId) => plays.filter((play) => play.round?.id === roundId),
    open: (play) =>
      save({
        ...play,
        walletId: purse.wallet().id,
        game: { id: game.id, title: game.title, engine: game.engine },
        currency: game.currency,
        status: 'open',
        payout: null,
        fairness: null,
        createdAt: new Date(now()).toISOString(),
        settledAt: null,
      }),
    end(play, { payout, outcome }) {
      purse.pay(payout);
      return save({
        ...play,
        status: wonOrLost(payout),
        payout: formatMoney(payout, game.currency),
        outcome: { ...play.outcome, ...outcome },
        settledAt: new Date(now()).toISOString(),
      });
    },
  };
}
