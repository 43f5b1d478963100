import { formatMoneyText } from '@lobi/formats';
import { mdiCloseCircleOutline } from '@mdi/js';
import type { RefObject } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { otherOf, transferTexts, type TransferWay } from './transfer-texts.ts';
import type { TransferReceipt } from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferWaitingProps {
  heading: RefObject<HTMLHeadingElement | null>;
  way: TransferWay;
  receipt: TransferReceipt;
  currency: string;
  /** Whether the other party declined. */
  declined: boolean;
  /** Reason given by the other party. */
  reason: string | undefined;
  /** Link to the transaction. */
  transactionHref: string | undefined;
  onAgain: () => void;
}

/** Shown if the other party must agree: who must decide, and then the decision. */
export function TransferWaiting({
  heading,
  way,
  receipt,
  currency,
  declined,
  reason,
  transactionHref,
  onAgain,
}: TransferWaitingProps) {
  const { messages, locale } = useKit();
  const { forms: texts, flows } = messages;
  const keys = transferTexts[way];
  const { username: name } = otherOf(way, receipt);
  const amount = formatMoneyText(receipt.amount, currency, { locale }) ?? receipt.amount;
  const [title, body] = declined
    ? [texts.transferDeclinedTitle, texts[keys.declinedBody]]
    : [texts.transferWaitingTitle, texts[keys.waitingBody]];
  return (
    <S.Waiting role="status" data-declined={declined ? '' : undefined}>
      {declined ? <Icon path={mdiCloseCircleOutline} size={32} /> : <Spinner size="lg" />}
      <S.Heading ref={heading} tabIndex={-1}>
        {fill(title, { name })}
      </S.Heading>
      <p>{fill(body, { name, amount })}</p>
      {declined && reason !== undefined && <p>{fill(flows.timelineReason, { reason })}</p>}
      <S.Buttons>
        <Button variant="outline" onClick={onAgain}>
          {texts[keys.again]}
        </Button>
        {transactionHref !== undefined && (
          <Button variant="soft" render={<KitLink href={transactionHref} />}>
            {texts.transferShow}
          </Button>
        )}
      </S.Buttons>
    </S.Waiting>
  );
}
