import { formatMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Play } from '../contract/schemas/play.ts';
import type { PracticePurse } from './practice-purse.ts';
import type { RoundEnd } from './table-rules.ts';

/** Plays of one visitor at a table. */
export interface PracticeTablePlays {
  /** Newest first. */
  all(): readonly Play[];
  find(playId: string): Play | undefined;
  ofRound(roundId: string): Play[];
  /** Puts a play before all others, instead of its earlier version. */
  save(play: Play): Play;
  /** Pays a play and marks it as over. */
  end(play: Play, end: RoundEnd): Play;
}

interface Wiring {
  readonly currency: Game['currency'];
  readonly purse: PracticePurse;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many plays are remembered. */
  readonly most: number;
}

/** Remembers the plays at a table, and pays them. */
export function createTablePlays({ currency, purse, now, most }: Wiring): PracticeTablePlays {
  let plays: readonly Play[] = [];

  const save = (play: Play): Play => {
    const others = plays.filter(({ id }) => id !== play.id);
    plays = [play, ...others].slice(0, most);
    return play;
  };

  return {
    all: () => plays,
    find: (playId) => plays.find(({ id }) => id === playId),
    ofRound: (roundId) => plays.filter((play) => play.round?.id === roundId),
    save,
    end(play, { payout, outcome }) {
      purse.pay(payout);
      return save({
        ...play,
        status: payout > 0n ? 'won' : 'lost',
        payout: formatMoney(payout, currency),
        outcome: { ...play.outcome, ...outcome },
        settledAt: new Date(now()).toISOString(),
      });
    },
  };
}
