import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { scaleAmount } from '../../../components/odds/amount-math.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaBet, ArenaRound } from '../arena.types.ts';
import { Panel, PanelHead } from '../panel.styles.ts';
import { sideOf } from '../round-facts.ts';
import { useArenaFormat, type ArenaFormat } from '../use-arena-format.ts';
import * as S from './my-bets.styles.ts';

export interface MyBetsProps {
  round: ArenaRound;
  /** Own bets; those of other fights are left out. */
  bets: readonly ArenaBet[];
  className?: string | undefined;
}

type Writer = (bet: ArenaBet, odds: number | null, format: ArenaFormat) => string;

const outcomes: Readonly<Record<ArenaBet['status'], Writer>> = {
  placed: (bet, odds, { say, money }) =>
    odds === null
      ? ''
      : say('betPossible', {
          amount: money(scaleAmount(bet.amount, odds, 100, bet.currency), bet.currency),
        }),
  won: (bet, _, { say, money }) =>
    say('betWon', { amount: money(bet.payout ?? '0', bet.currency) }),
  lost: (_, __, { words }) => words.betLost,
  refunded: (bet, _, { say, money }) =>
    say('betRefunded', { amount: money(bet.payout ?? bet.amount, bet.currency) }),
  cancelled: (_, __, { words }) => words.betCancelled,
};

/** The player's bets of this fight, each with what it may return or what became of it. */
export function MyBets({ round, bets, className }: MyBetsProps) {
  const format = useArenaFormat();
  const { words, say, money, outcome, time } = format;
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
            <S.Bet key={bet.id} className="lobi-MyBets-bet" data-status={bet.status}>
              <OutcomeMark outcome={bet.selection} size={26} />
              <b>{outcome(bet.selection)}</b>
              <b>{money(bet.amount, bet.currency)}</b>
              <small>
                {bet.odds === null
                  ? say('betPlacedAt', { time: time(bet.createdAt) })
                  : say('betOdds', { odds: format.odds(bet.odds) })}
              </small>
              <small>
                {outcomes[bet.status](bet, sideOf(round, bet.selection)?.odds ?? null, format)}
              </small>
            </S.Bet>
          ))}
        </S.List>
      )}
    </Panel>
  );
}
