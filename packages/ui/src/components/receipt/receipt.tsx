import { mdiPrinterOutline, mdiShareVariantOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { BrandMark, type BrandMarkProps } from '../brand-mark/brand-mark.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { DescriptionList, type Description } from '../description-list/description-list.tsx';
import { ledgerKindLooks } from '../ledger-kind/ledger-kind-looks.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { ShownTransaction } from '../transaction-row/transaction.types.ts';
import * as S from './receipt.styles.ts';

/** Facts on a receipt in addition to the transaction. */
export interface ReceiptTransaction extends ShownTransaction {
  readonly fee?: string | undefined;
  /** Amount received after the fee. */
  readonly net?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly note?: string | null | undefined;
  /** ISO 8601; time of completion. */
  readonly completedAt?: string | null | undefined;
}

export interface ReceiptProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  transaction: ReceiptTransaction;
  /** Name in the header. */
  brandName: string;
  /** Logo next to the name; default the lantern. */
  mark?: BrandMarkProps['mark'];
  /** Prints the receipt, usually `() => window.print()`. */
  onPrint?: (() => void) | undefined;
  /** Shares the receipt; omit it if the browser cannot share. */
  onShare?: (() => void) | undefined;
}

/**
 * Receipt of a transaction: number, parties, amount, fee, time. It is printed dark on light and without its
 * buttons; wrap it in `PrintSheet` to print nothing else of the page.
 */
export const Receipt = forwardRef<HTMLElement, ReceiptProps>(function Receipt(
  { transaction, brandName, mark, onPrint, onShare, className, ...rest },
  ref,
) {
  const { flows: texts, money } = useMessages();
  const { id, type, status, amount, currency, from, to, note } = transaction;
  // A declined transaction has no fee, and nothing arrives.
  const isRefused = status === 'rejected';
  const fee = isRefused ? undefined : transaction.fee;
  const net = isRefused ? undefined : transaction.net;
  const sum = (value: string) => <Money value={value} currency={currency} />;
  const facts: readonly (Description | undefined)[] = [
    { label: texts.receiptKind, value: money[ledgerKindLooks[type].word] },
    from === undefined ? undefined : { label: texts.flowFrom, value: from },
    to === undefined ? undefined : { label: texts.flowTo, value: to },
    {
      label: texts.receiptTime,
      value: <DateTime at={transaction.completedAt ?? transaction.createdAt} />,
    },
    {
      label: texts.receiptNumber,
      value: (
        <S.Number>
          {id}
          <S.Copy>
            <CopyButton size="sm" value={id} thing={texts.receiptNumber} />
          </S.Copy>
        </S.Number>
      ),
    },
    note == null || note === '' ? undefined : { label: texts.receiptNote, value: note },
    { label: texts.flowAmount, value: sum(amount) },
    fee === undefined ? undefined : { label: texts.fee, value: sum(fee) },
    net === undefined ? undefined : { label: texts.netReceived, value: sum(net), total: true },
  ];
  return (
    <S.Root
      aria-label={texts.receipt}
      {...rest}
      ref={ref}
      className={slotClass('Receipt', 'root', className)}
    >
      <S.Head className="lobi-Receipt-head">
        <BrandMark name={brandName} mark={mark} height={24} />
        <StatusBadge kind="transaction" value={status} />
      </S.Head>
      <S.Total className="lobi-Receipt-total" data-refused={flag(isRefused)}>
        {sum(net ?? amount)}
      </S.Total>
      <DescriptionList items={facts.filter((fact) => fact !== undefined)} />
      {(onPrint ?? onShare) && (
        <S.Actions className="lobi-Receipt-actions">
          {onPrint && (
            <Button
              variant="outline"
              iconStart={<Icon path={mdiPrinterOutline} />}
              onClick={onPrint}
            >
              {texts.receiptPrint}
            </Button>
          )}
          {onShare && (
            <Button
              variant="outline"
              iconStart={<Icon path={mdiShareVariantOutline} />}
              onClick={onShare}
            >
              {texts.receiptShare}
            </Button>
          )}
        </S.Actions>
      )}
    </S.Root>
  );
});
