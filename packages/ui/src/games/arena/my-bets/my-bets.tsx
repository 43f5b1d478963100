import { BetRow } from '../../../components/bet-row/bet-row.tsx';
import { Button } from '../../../primitives/button/button.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import type { Loadable } from '../../../primitives/loadable.ts';
import { Skeleton } from '../../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaBet, ArenaRound } from '../arena.types.ts';
import { Panel, PanelHead } from '../panel.styles.ts';
import { sideOf } from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './my-bets.styles.ts';

export interface MyBetsProps {
  round: ArenaRound;
  /** The player's bets; those of other fights are ignored. */
  bets: Loadable<readonly ArenaBet[]>;
  /** Refetches them if they failed to load. */
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
}

/** The player's bets of this fight, each with its possible return or outcome. */
export function MyBets({ round, bets, onRetry, className }: MyBetsProps) {
  const { texts, say } = useArenaFormat();
  const { base } = useMessages();
  return (
    <Panel
      className={slotClass('MyBets', 'root', className)}
      aria-label={texts.myBets}
      aria-busy={bets === 'loading'}
    >
      <PanelHead>
        <h2>{texts.myBets}</h2>
        <span>{say('fight', { number: round.number })}</span>
      </PanelHead>
      {content()}
    </Panel>
  );

  function content() {
    if (bets === 'loading') return <Skeleton shape="block" height="44px" />;
    if (bets === 'failed') {
      return (
        <S.Empty role="alert">
          {texts.myBetsFailed}{' '}
          {onRetry && (
            <Button size="sm" variant="outline" tone="neutral" onClick={onRetry}>
              {base.retry}
            </Button>
          )}
        </S.Empty>
      );
    }
    const own = bets.filter((bet) => bet.roundId === round.id);
    if (own.length === 0) return <S.Empty>{texts.myBetsEmpty}</S.Empty>;
    return (
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
    );
  }
}
