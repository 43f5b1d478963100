import { formatMoneyText } from '@lobi/formats';
import { mdiArrowRight, mdiCheckCircle } from '@mdi/js';
import type { RefObject } from 'react';
import { DateTime } from '../../components/date-time/date-time.tsx';
import {
  DescriptionList,
  type Description,
} from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import { shortId } from '../../components/wallet-card/short-id.ts';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { otherOf, transferTexts, type TransferWay } from './transfer-texts.ts';
import type { ConfirmedBalance, TransferReceipt } from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferDoneProps {
  heading: RefObject<HTMLHeadingElement | null>;
  way: TransferWay;
  receipt: TransferReceipt;
  currency: string;
  doneHref: string;
  onAgain: () => void;
}

/** Last step: the result, with both balances as confirmed by the platform. */
export function TransferDone({
  heading,
  way,
  receipt,
  currency,
  doneHref,
  onAgain,
}: TransferDoneProps) {
  const { messages, locale } = useKit();
  const { forms: texts } = messages;
  const keys = transferTexts[way];
  const other = otherOf(way, receipt);
  const amount = formatMoneyText(receipt.amount, currency, { locale }) ?? receipt.amount;
  const facts: Description[] = [
    { label: texts.labelAmount, value: <Money value={receipt.amount} currency={currency} /> },
    { label: texts.transferTime, value: <DateTime at={receipt.completedAt} /> },
    ...(receipt.note === null ? [] : [{ label: texts.labelNote, value: receipt.note }]),
    {
      label: texts.transferReference,
      value: (
        <S.Reference title={receipt.id}>
          {shortId(receipt.id)}
          <CopyButton size="sm" value={receipt.id} thing={texts.transferReference} />
        </S.Reference>
      ),
    },
  ];
  return (
    <>
      <S.Success>
        <Icon path={mdiCheckCircle} size={32} />
        <div>
          <S.Heading ref={heading} tabIndex={-1}>
            {texts[keys.doneTitle]}
          </S.Heading>
          <p>{fill(texts[keys.doneBody], { amount, name: other.username })}</p>
        </div>
      </S.Success>
      <S.Balances>
        {[receipt.from, receipt.to].map((side) => (
          <Balance
            key={side.username}
            side={side}
            name={side === other ? side.username : texts.transferYou}
            currency={currency}
          />
        ))}
      </S.Balances>
      <S.Receipt aria-label={texts.transferReceipt}>
        <DescriptionList items={facts} />
      </S.Receipt>
      <S.Buttons>
        <Button variant="outline" size="lg" onClick={onAgain}>
          {texts[keys.again]}
        </Button>
        <Button size="lg" render={<KitLink href={doneHref} />}>
          {texts.transferDone}
        </Button>
      </S.Buttons>
    </>
  );
}

interface BalanceProps {
  side: ConfirmedBalance;
  name: string;
  currency: string;
}

function Balance({ side, name, currency }: BalanceProps) {
  const { forms: texts } = useMessages();
  // Balances of an upline are not visible to the user.
  if (side.before === undefined || side.after === undefined) return null;
  const figure = (amount: string | null) =>
    amount === null ? <Skeleton width="96px" /> : <Money value={amount} currency={currency} />;
  return (
    <S.Balance>
      <dt>{name}</dt>
      <dd>
        <span>
          <small>{texts.transferBefore}</small>
          {figure(side.before)}
        </span>
        <Icon path={mdiArrowRight} size={16} flip />
        <span>
          <small>{texts.transferAfter}</small>
          <b>{figure(side.after)}</b>
        </span>
      </dd>
    </S.Balance>
  );
}
