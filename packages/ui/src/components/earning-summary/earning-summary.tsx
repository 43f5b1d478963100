import { formatMoneyText } from '@lobi/formats';
import { mdiHandCoinOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Money } from '../money/money.tsx';
import * as S from './earning-summary.styles.ts';

/** The earnings of a user, by status. Money is decimal text. */
export interface EarningTotals {
  /** Amount that can be claimed now. */
  readonly claimable: string;
  /** Amount of a cycle that has not ended yet. */
  readonly accrued: string;
  /** Amount that was paid into the wallet. */
  readonly claimed: string;
  readonly currency: string;
}

export interface EarningSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `undefined` while it loads. */
  totals: EarningTotals | undefined;
  /** Pays the claimable amount into the wallet; without it there is no button. */
  onClaim?: (() => void) | undefined;
  /** Whether a claim is being sent. */
  claiming?: boolean | undefined;
  /** Whether amounts are masked. */
  amountHidden?: boolean | undefined;
}

const isPositive = (amount: string): boolean => /[1-9]/.test(amount) && !amount.startsWith('-');

/** Summary of the earnings, with the claim button. @source spec §3 (earnings) */
export const EarningSummary = forwardRef<HTMLElement, EarningSummaryProps>(function EarningSummary(
  { totals, onClaim, claiming = false, amountHidden = false, className, ...rest },
  ref,
) {
  const { messages, locale } = useKit();
  const { flows: texts, base } = messages;
  const renderAmount = (amount: string | undefined) =>
    totals === undefined || amount === undefined ? (
      <Skeleton width="120px" />
    ) : (
      <Money value={amount} currency={totals.currency} hidden={amountHidden} />
    );
  const canClaim = totals !== undefined && isPositive(totals.claimable);
  const amount =
    totals === undefined || amountHidden
      ? ''
      : (formatMoneyText(totals.claimable, totals.currency, { locale }) ?? '');
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('EarningSummary', 'root', className)}
      aria-busy={totals === undefined || undefined}
      aria-label={totals === undefined ? base.loading : rest['aria-label']}
      data-loading={flag(totals === undefined)}
    >
      <S.Figures>
        <S.Main className="lobi-EarningSummary-claimable">
          <dt>{texts.earningClaimable}</dt>
          <dd>{renderAmount(totals?.claimable)}</dd>
        </S.Main>
        <S.Side className="lobi-EarningSummary-accrued">
          <dt>{texts.earningAccrued}</dt>
          <dd>{renderAmount(totals?.accrued)}</dd>
        </S.Side>
        <S.Side className="lobi-EarningSummary-claimed">
          <dt>{texts.earningClaimed}</dt>
          <dd>{renderAmount(totals?.claimed)}</dd>
        </S.Side>
      </S.Figures>
      {onClaim && canClaim && (
        <Button
          loading={claiming}
          onClick={onClaim}
          iconStart={<Icon path={mdiHandCoinOutline} />}
          className="lobi-EarningSummary-claim"
        >
          {fill(texts.earningClaim, { amount }).trim()}
        </Button>
      )}
      {totals !== undefined && !canClaim && <S.Nothing>{texts.earningNothing}</S.Nothing>}
    </S.Root>
  );
});
