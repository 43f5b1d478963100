import { PlayersFeed, type PlayerBet } from '../../../components/players-feed/players-feed.tsx';
import { known, type Loadable } from '../../../primitives/loadable.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaBet, ArenaLatestBet, ArenaRound } from '../arena.types.ts';
import { Panel } from '../panel.styles.ts';
import { useArenaFormat } from '../use-arena-format.ts';

export interface LatestBetsProps {
  round: ArenaRound;
  /** The player's bets, by which own ones are marked. */
  bets: Loadable<readonly ArenaBet[]>;
  className?: string | undefined;
}

const none: readonly ArenaLatestBet[] = [];

/** The latest bets of everyone on the current fight, until it is over. */
export function LatestBets({ round, bets, className }: LatestBetsProps) {
  const { outcome } = useArenaFormat();
  const own = known(bets);
  const { latestBets = none, betCount, currency, status } = round;
  const rows = latestBets.map(({ id, name, selection, amount }): PlayerBet => ({
    id,
    name,
    stake: amount,
    multiplier: null,
    payout: null,
    choice: outcome(selection),
    mine: own?.some((bet) => bet.id === id) === true,
  }));
  if (round.latestBets === undefined || status === 'settled' || status === 'cancelled') return null;
  return (
    <Panel className={slotClass('LatestBets', 'root', className)}>
      <PlayersFeed rows={rows} total={betCount} facts="choices" currency={currency} compact />
    </Panel>
  );
}
