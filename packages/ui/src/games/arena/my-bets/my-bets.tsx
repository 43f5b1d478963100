import { BetRow } from '../../../components/bet-row/bet-row.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaBet, ArenaRound } from '../arena.types.ts';
import { Panel, PanelHead } from '../panel.styles.ts';
import { sideOf } from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './my-bets.styles.ts';

export interface MyBetsProps {
  round: ArenaRound;
  /** Own bets; those of other fights are left out. */
  bets: readonly ArenaBet[];
  className?: string | undefined;
}

/** The player's bets of this fight, each with what it may return or what became of it. */
export function MyBets({ round, bets, className }: MyBetsProps) {
  const { words, say } = useArenaFormat();
  const own = bets.filter((bet) => bet.roundId === round.id);
  return (
    <Panel className={slotClass('MyBets', 'root', className)} aria-label={words.myBets}>
      <PanelHead>
        <h2>{words.myBets}</h2>
        <span>{say('fight', { number: round.number })}</span>
      </PanelHead>
      {own.length === 0 ? (
        <S.Empty>{words.myBetsEmpty}</S.Empty>
      ) : (
        <S.List>
          {own.map((bet) => (
            <BetRow
              key={bet.id}
              as="li"
              className="lobi-MyBets-bet"
              bet={bet}
              currentOdds={sideOf(round, bet.selection)?.odds ?? null}
            />
          ))}
        </S.List>
      )}
    </Panel>
  );
}
