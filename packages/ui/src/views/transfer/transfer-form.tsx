import { compareAmounts, formatMoneyText } from '@lobi/formats';
import { useMemo, type RefObject } from 'react';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { MoneyInput } from '../../components/money-input/money-input.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { AmountChoices } from '../amount-choices.tsx';
import { transferSchema } from './transfer-schema.ts';
import { transferTexts, type TransferWay } from './transfer-texts.ts';
import type { TransferValues } from './transfer.types.ts';
import * as S from './transfer-view.styles.ts';

export interface TransferFormProps {
  heading: RefObject<HTMLHeadingElement | null>;
  way: TransferWay;
  available: string;
  currency: string;
  min: string;
  max: string | undefined;
  presets: readonly string[] | undefined;
  /** Values of the form after returning from the confirmation. */
  draft: TransferValues | undefined;
  error: string | undefined;
  fieldErrors: ServerFieldErrors | undefined;
  onReview: (values: TransferValues) => void;
}

/** First step: amount and note. */
export function TransferForm({
  heading,
  way,
  available,
  currency,
  min,
  max,
  presets,
  draft,
  error,
  fieldErrors,
  onReview,
}: TransferFormProps) {
  const { messages, locale } = useKit();
  const { forms: texts } = messages;
  const schema = useMemo(() => {
    const formatAmount = (amount: string): string =>
      formatMoneyText(amount, currency, { locale }) ?? amount;
    // For another user's wallet the text must not say "your balance", so it is treated as a maximum.
    if (way !== 'cash-out') return transferSchema({ min, max, available, currency, formatAmount });
    const isLess = max === undefined || compareAmounts(available, max, currency) < 0;
    return transferSchema({ min, max: isLess ? available : max, currency, formatAmount });
  }, [way, min, max, available, currency, locale]);
  return (
    <>
      <S.Heading ref={heading} tabIndex={-1}>
        {texts[transferTexts[way].title]}
      </S.Heading>
      <Form
        schema={schema}
        defaultValues={{ amount: draft?.amount ?? '', note: draft?.note ?? '' }}
        onSubmit={({ amount, note }) => onReview({ amount, note: note === '' ? undefined : note })}
        error={error}
        fieldErrors={fieldErrors}
      >
        <MoneyInput
          name="amount"
          label={texts.labelAmount}
          fieldName={texts.fieldAmount}
          currency={currency}
          min={min === '1' ? undefined : min}
          max={max}
          balance={available}
        />
        <AmountChoices
          currency={currency}
          min={min}
          max={max}
          balance={available}
          presets={presets}
        />
        <TextField
          name="note"
          label={texts.labelNote}
          fieldName={texts.fieldNote}
          optional
          maxLength={200}
          autoComplete="off"
        />
        <SubmitButton>{texts.transferReview}</SubmitButton>
      </Form>
    </>
  );
}
