import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { flag } from '../../../primitives/flag.ts';
import type { ArenaRound } from '../arena.types.ts';
import { meronShare, sharedPool } from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import * as S from './pool-bar.styles.ts';

export interface PoolBarProps {
  round: ArenaRound;
  className?: string | undefined;
}

/** Shares of meron and wala in the pool, as a bar and as text. Draw bets are outside the pool. */
export function PoolBar({ round, className }: PoolBarProps) {
  const { texts, say, share, money } = useArenaFormat();
  const total = sharedPool(round);
  const meron = meronShare(round);
  const isEmpty = !/[1-9]/.test(total);
  const wala = isEmpty ? 0 : 1 - meron;
  const values = { meron: share(meron), wala: share(wala), total: money(total, round.currency) };
  return (
    <S.Root className={slotClass('PoolBar', 'root', className)}>
      <S.Bar aria-hidden="true" data-empty={flag(isEmpty)}>
        <i style={{ flexGrow: isEmpty ? 1 : meron }} />
        <i style={{ flexGrow: isEmpty ? 1 : wala }} />
      </S.Bar>
      {isEmpty ? (
        <S.Text>
          <span>{texts.poolEmpty}</span>
        </S.Text>
      ) : (
        <>
          <S.Text aria-hidden="true">
            <b>
              {texts.meron} {values.meron}
            </b>
            <span>{say('poolTotal', { amount: values.total })}</span>
            <b>
              {values.wala} {texts.wala}
            </b>
          </S.Text>
          <VisuallyHidden as="p">{say('poolText', values)}</VisuallyHidden>
        </>
      )}
    </S.Root>
  );
}
