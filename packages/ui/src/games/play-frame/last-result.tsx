import { compareAmounts, isWin, subtractAmounts } from '@lobi/formats';
import { mdiCheckCircleOutline } from '@mdi/js';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import type { PlayedOnce } from './play-frame.types.ts';
import { usePlayFormat } from './use-play-format.ts';
import * as S from './last-result.styles.ts';

export interface LastResultProps {
  /** The last play, once its animation has finished. */
  last: PlayedOnce | null;
  currency: string;
  /** Shown instead of the last play. */
  note?: string | undefined;
  className?: string | undefined;
}

/**
 * The last play on one line: result, stake, payout and net. Announced once, without celebration unless the
 * payout exceeds the stake.
 * @source ours (no win sounds or visuals for returns up to the stake)
 */
export function LastResult({ last, currency, note, className }: LastResultProps) {
  const { messages, fill, money } = usePlayFormat();
  const texts = messages.playFrame;
  const hasWon = last !== null && isWin(last.amount, last.payout);
  const hasReturn = last !== null && compareAmounts(last.payout, '0', currency) > 0;
  const verdict = (payout: string): string => {
    if (hasWon) return fill(texts.won, { amount: money(payout, currency) });
    return hasReturn ? fill(texts.returned, { amount: money(payout, currency) }) : texts.lost;
  };
  return (
    <S.Root
      role="status"
      className={slotClass('LastResult', 'root', className)}
      data-mood={hasWon && !last.isPast && note === undefined ? 'won' : 'quiet'}
    >
      {last === null || note !== undefined ? (
        <span>{note ?? texts.noPlay}</span>
      ) : (
        // A new element for each play, so that the same text is announced again.
        <S.Line key={last.id}>
          <b>
            {hasWon && <Icon path={mdiCheckCircleOutline} size={16} />}
            {last.result !== undefined && <S.Result>{last.result}</S.Result>}
            <span>
              {last.result !== undefined && ' · '}
              {verdict(last.payout)}
            </span>
          </b>
          <span>
            {fill(texts.stakeAndNet, {
              stake: money(last.amount, currency),
              net: money(subtractAmounts(last.payout, last.amount, currency), currency, 'always'),
            })}
          </span>
        </S.Line>
      )}
    </S.Root>
  );
}
