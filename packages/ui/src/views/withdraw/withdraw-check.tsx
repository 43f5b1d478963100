import { formatMoneyText } from '@lobi/formats';
import { Callout } from '../../components/callout/callout.tsx';
import type { PaymentChannel } from '../../components/channel-picker/channel.types.ts';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import type { StepValues } from '../../components/step-form/step-form.types.ts';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { PinInput } from '../withdrawal-pin/pin-input.tsx';
import { textOf } from './text-of.ts';
import type { WithdrawQuote, WithdrawValues } from './withdraw.types.ts';

export interface WithdrawCheckProps {
  /** Values of the form. */
  values: StepValues;
  channels: readonly PaymentChannel[];
  currency: string;
  quoteOf: (values: Pick<WithdrawValues, 'amount' | 'channel'>) => WithdrawQuote | undefined;
  /** Whether the PIN is required. */
  pin: boolean;
}

/** The confirmation before sending: amount, fee, destination, net amount, and held amount. */
export function WithdrawCheck({ values, channels, currency, quoteOf, pin }: WithdrawCheckProps) {
  const { messages, locale } = useKit();
  const { flows: texts, withdrawalPin: pinTexts } = messages;
  const amount = textOf(values, 'amount');
  const account = textOf(values, 'account');
  const channel = channels.find(({ id }) => id === values['channel']);
  const institution = channel?.fields
    ?.flatMap(({ options }) => options ?? [])
    .find(({ code }) => code === values['institution']);
  const quote = quoteOf({ amount, channel: channel?.id ?? '' });
  const sum = (value: string | undefined) =>
    value === undefined ? '…' : <Money value={value} currency={currency} />;
  return (
    <>
      <DescriptionList
        items={[
          { label: texts.flowAmount, value: sum(amount) },
          { label: texts.fee, value: sum(quote?.fee) },
          {
            label: texts.flowTo,
            value: `${institution?.name ?? channel?.name ?? ''} ${account}`.trim(),
          },
          { label: texts.payHolder, value: textOf(values, 'holder') },
          { label: texts.netReceived, value: sum(quote?.net), total: true },
        ]}
      />
      <Callout tone="info">
        {fill(texts.withdrawHold, {
          amount: formatMoneyText(amount, currency, { locale }) ?? amount,
        })}{' '}
        {texts.withdrawFinal}
      </Callout>
      {pin && (
        <PinInput
          name="pin"
          label={texts.withdrawPin}
          fieldName={texts.fieldPin}
          hint={pinTexts.forgotten}
        />
      )}
    </>
  );
}
