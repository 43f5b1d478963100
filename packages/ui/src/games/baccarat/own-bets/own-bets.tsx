import { useId } from 'react';
import { Money } from '../../../components/money/money.tsx';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { Badge } from '../../../primitives/badge/badge.tsx';
import type { Tone } from '../../../primitives/axes.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { BaccaratOwnBets, BaccaratRound, BaccaratWinner } from '../baccarat.types.ts';
import { spotOutcome, type SpotOutcome } from '../chip-moves.ts';
import { outcomeOf, useSideLetters } from '../side-looks.ts';
import * as S from './own-bets.styles.ts';

export interface OwnBetsProps {
  own: BaccaratOwnBets | null;
  round: BaccaratRound | null;
  currency: string;
  className?: string | undefined;
}

const tones: Readonly<Record<SpotOutcome, Tone>> = {
  won: 'success',
  lost: 'neutral',
  back: 'info',
};

/** The player's chips in the round by spot, with their results. */
export function OwnBets({ own, round, currency, className }: OwnBetsProps) {
  const { baccarat, table } = useMessages();
  const letters = useSideLetters();
  const id = useId();
  const coup = round?.phase === 'settled' ? round.coup : null;
  return (
    <S.Root className={slotClass('OwnBets', 'root', className)} aria-labelledby={id}>
      <h2 id={id}>{table.yourBets}</h2>
      {own ? (
        <ul>
          {own.bets.map(({ spot, amount }) => {
            const outcome = coup && spotOutcome(spot, coup);
            return (
              <li key={spot}>
                {spot in outcomeOf && (
                  <OutcomeMark
                    outcome={outcomeOf[spot as BaccaratWinner]}
                    letter={letters[spot as BaccaratWinner]}
                  />
                )}
                <span>{baccarat[spot]}</span>
                {outcome && <Badge tone={tones[outcome]}>{baccarat[outcome]}</Badge>}
                <Money value={amount} currency={currency} />
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{table.noBets}</p>
      )}
    </S.Root>
  );
}
