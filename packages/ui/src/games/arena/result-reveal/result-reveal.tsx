import { compareAmounts } from '@lobi/formats';
import type { CSSProperties } from 'react';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { known, type Loadable } from '../../../primitives/loadable.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaBet, ArenaRound } from '../arena.types.ts';
import { hasBet, outcomeOf, shownResult } from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './result-reveal.styles.ts';

export interface ResultRevealProps {
  /** A settled or cancelled fight; nothing is rendered before that. */
  round: ArenaRound;
  /** The player's bets; those of other fights are ignored. */
  bets: Loadable<readonly ArenaBet[]>;
  className?: string | undefined;
}

/** Twelve sparks of the lantern, in a ring. */
const sparks = Array.from({ length: 12 }, (_, index) => `${index * 30}deg`);

/**
 * Result of a finished fight for the player. Sparks only when the payout exceeded the stake; a return of the
 * stake or less is one plain line.
 * @source ours (no win sounds or visuals for returns up to the stake)
 */
export function ResultReveal({ round, bets, className }: ResultRevealProps) {
  const { texts, say, money, outcome } = useArenaFormat();
  const result = shownResult(round);
  const isFinished = round.status === 'settled' || round.status === 'cancelled';
  if (!isFinished || result === null) return null;
  const list = known(bets);
  const own = list && outcomeOf(list, round);
  const order = own ? compareAmounts(own.net, '0', round.currency) : 0;
  const hasWon = own !== undefined && order > 0;
  const main = ((): string => {
    if (typeof bets === 'string') {
      return bets === 'loading' ? texts.resultLoading : texts.myBetsFailed;
    }
    if (!own) return hasBet(bets, round) ? texts.resultPaying : texts.resultNoBets;
    if (order === 0) return texts.resultEven;
    return say(hasWon ? 'resultWon' : 'resultLost', { amount: money(own.net, round.currency) });
  })();
  return (
    <S.Root
      className={slotClass('ResultReveal', 'root', className)}
      data-mood={hasWon ? 'won' : 'quiet'}
      aria-label={say('resultTitle', { number: round.number })}
    >
      <S.Mark>
        {hasWon && (
          <S.Sparks aria-hidden="true">
            {sparks.map((turn) => (
              <i key={turn} style={{ '--turn': turn } as CSSProperties} />
            ))}
          </S.Sparks>
        )}
        <OutcomeMark outcome={result} size={40} />
      </S.Mark>
      <S.Title>
        {say('resultTitle', { number: round.number })}: {outcome(result)}
      </S.Title>
      <S.Main role="status">{main}</S.Main>
      {own && order !== 0 && (
        <S.Small>
          {texts.resultStaked} {money(own.staked, round.currency)} · {texts.resultReturned}{' '}
          {money(own.returned, round.currency)}
        </S.Small>
      )}
      <S.Small>{texts.nextFight}</S.Small>
    </S.Root>
  );
}
