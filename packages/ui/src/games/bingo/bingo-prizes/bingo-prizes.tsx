import { mdiCheckCircle } from '@mdi/js';
import { useId } from 'react';
import { Money } from '../../../components/money/money.tsx';
import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { BingoPatternName, BingoPatterns, BingoPrizeFacts } from '../bingo.types.ts';
import * as S from './bingo-prizes.styles.ts';

export interface BingoPrizesProps {
  prizes: readonly BingoPrizeFacts[];
  patterns: BingoPatterns;
  currency: string;
  className?: string | undefined;
}

/** A small card with the cells of a pattern; of several lines, the second. */
function PatternPicture({
  pattern,
  patterns,
}: Pick<BingoPrizesProps, 'patterns'> & { pattern: BingoPatternName }) {
  const cells = new Set(patterns[pattern][1] ?? patterns[pattern][0] ?? []);
  return (
    <S.Picture viewBox="0 0 29 29" aria-hidden="true">
      {Array.from({ length: 25 }, (_, cell) => (
        <rect
          key={cell}
          x={(cell % 5) * 6}
          y={Math.floor(cell / 5) * 6}
          width="5"
          height="5"
          rx="1"
          data-in={flag(cells.has(cell))}
        />
      ))}
    </S.Picture>
  );
}

/** Current prize of each pattern, and the number of cards that have won it. */
export function BingoPrizes({ prizes, patterns, currency, className }: BingoPrizesProps) {
  const { bingo } = useMessages();
  const id = useId();
  return (
    <S.Root
      className={slotClass('BingoPrizes', 'root', slotClass('PlayFrame', 'choice', className))}
      aria-labelledby={id}
    >
      <h2 id={id}>{bingo.prizes}</h2>
      <S.List>
        {prizes.map(({ pattern, amount, winners }) => (
          <S.Prize key={pattern} data-won={flag(winners !== null)}>
            <PatternPicture pattern={pattern} patterns={patterns} />
            <div>
              <b>{bingo[pattern]}</b>
              <span>
                {winners !== null && <Icon path={mdiCheckCircle} size={16} />}
                {winners === null ? bingo.prizeOpen : fill(bingo.prizeWon, { count: winners })}
              </span>
            </div>
            <Money value={amount} currency={currency} />
          </S.Prize>
        ))}
      </S.List>
      <S.Note>{bingo.prizeNote}</S.Note>
    </S.Root>
  );
}
