import { formatMoneyText } from '@lobi/formats';
import { mdiTicketOutline } from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Money } from '../money/money.tsx';
import { useCurrency } from '../money/use-currency.ts';
import { SlipItem } from './slip-item.tsx';
import {
  openSelections,
  slipBlock,
  slipTotals,
  type SlipBlock,
  type SlipSelection,
} from './slip-rules.ts';
import * as S from './bet-slip.styles.ts';

export interface BetSlipProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  selections: readonly SlipSelection[];
  onStakeChange: (id: string, stake: string | null) => void;
  onRemove: (id: string) => void;
  /** Called when the player accepts the current odds of a selection. */
  onAcceptOdds: (id: string) => void;
  /** Called to place all open selections. */
  onPlace: () => void;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Limits of each stake as decimal text. */
  min?: string | undefined;
  max?: string | undefined;
  /** Maximum sum of all stakes, as decimal text. */
  balance?: string | undefined;
}

const blockMessages: Readonly<Record<SlipBlock, keyof KitMessages['play']>> = {
  empty: 'slipEmpty',
  wait: 'slipBlockWait',
  closed: 'slipBlockClosed',
  odds: 'slipBlockOdds',
  stake: 'slipBlockStake',
  range: 'slipBlockRange',
  balance: 'slipBlockBalance',
};

/**
 * Several selections, each with its own stake. The button shows the total stake, or the reason why
 * it is disabled. Changed odds are accepted one by one; a bet without a response is not sent again.
 */
export const BetSlip = forwardRef<HTMLElement, BetSlipProps>(function BetSlip(
  {
    selections,
    onStakeChange,
    onRemove,
    onAcceptOdds,
    onPlace,
    currency: code,
    min,
    max,
    balance,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const texts = messages.play;
  const currency = useCurrency(code);
  const limits = { currency: currency.code, min, max, balance };
  const noteId = useId();
  const block = slipBlock(selections, limits);
  const totals = slipTotals(selections, currency.code);
  const open = openSelections(selections);
  const sum = formatMoneyText(totals.stake, currency.code, { locale }) ?? '';
  const isSending = selections.some(({ status }) => status === 'placing');
  const label = ((): string => {
    if (isSending) return texts.slipPlacing;
    if (block !== undefined) return texts[blockMessages[block]];
    return fill(open.length === 1 ? texts.slipPlaceOne : texts.slipPlace, { amount: sum });
  })();
  return (
    <S.Root
      aria-label={texts.slip}
      {...rest}
      ref={ref}
      className={slotClass('BetSlip', 'root', className)}
      data-block={block}
    >
      {selections.length === 0 ? (
        <S.Empty>
          <Icon path={mdiTicketOutline} size={32} />
          <b>{texts.slipEmpty}</b>
          <span>{texts.slipEmptyBody}</span>
        </S.Empty>
      ) : (
        <>
          <S.List>
            {selections.map((selection) => (
              <SlipItem
                key={selection.id}
                selection={selection}
                limits={limits}
                onStakeChange={onStakeChange}
                onRemove={onRemove}
                onAcceptOdds={onAcceptOdds}
              />
            ))}
          </S.List>
          {open.length > 0 && (
            <S.Foot>
              <S.Totals>
                <div>
                  <dt>{texts.slipTotal}</dt>
                  <dd>
                    <Money value={totals.stake} currency={currency.code} />
                  </dd>
                </div>
                <div>
                  <dt>{texts.slipPossible}</dt>
                  <dd>
                    <Money value={totals.possible} currency={currency.code} />
                  </dd>
                </div>
              </S.Totals>
              <Button
                size="lg"
                fullWidth
                loading={isSending}
                disabled={block !== undefined}
                aria-describedby={noteId}
                onClick={onPlace}
              >
                {label}
              </Button>
              <S.Note id={noteId}>{messages.arena.indicative}</S.Note>
            </S.Foot>
          )}
        </>
      )}
    </S.Root>
  );
});
