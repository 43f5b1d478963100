import { formatMoneyText } from '@lobi/formats';
import type { RefObject } from 'react';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { otherOf, transferTexts, type TransferWay } from './transfer-texts.ts';
import type { TransferParty, TransferValues } from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferConfirmProps {
  heading: RefObject<HTMLHeadingElement | null>;
  way: TransferWay;
  values: TransferValues;
  from: TransferParty;
  to: TransferParty;
  currency: string;
  sending: boolean;
  onSend: () => void;
  onEdit: () => void;
}

/** Second step: a summary, and a button labelled with the action. */
export function TransferConfirm({
  heading,
  way,
  values,
  from,
  to,
  currency,
  sending,
  onSend,
  onEdit,
}: TransferConfirmProps) {
  const { messages, locale } = useKit();
  const { forms: texts } = messages;
  const keys = transferTexts[way];
  const other = otherOf(way, { from, to });
  const amount = formatMoneyText(values.amount, currency, { locale }) ?? values.amount;
  return (
    <>
      <S.Heading ref={heading} tabIndex={-1}>
        {texts[keys.confirmTitle]}
      </S.Heading>
      <S.Amount>
        <Money value={values.amount} currency={currency} />
      </S.Amount>
      <DescriptionList
        items={[
          { label: texts[keys.from], value: from.username },
          { label: texts[keys.to], value: to.username },
          ...(values.note === undefined ? [] : [{ label: texts.labelNote, value: values.note }]),
        ]}
      />
      <S.Note>{fill(texts[keys.confirmNote], { name: other.username })}</S.Note>
      <S.Buttons>
        <Button variant="outline" size="lg" disabled={sending} onClick={onEdit}>
          {texts.transferEdit}
        </Button>
        <Button size="lg" loading={sending} onClick={onSend}>
          {fill(texts[keys.send], { amount })}
        </Button>
      </S.Buttons>
    </>
  );
}
