import { formatMoneyText } from '@lobi/formats';
import { useMemo, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Callout } from '../../components/callout/callout.tsx';
import { ChannelPicker } from '../../components/channel-picker/channel-picker.tsx';
import { channelProblem } from '../../components/channel-picker/channel-problem.ts';
import type { PaymentChannel } from '../../components/channel-picker/channel.types.ts';
import type { ServerFieldErrors } from '../../components/form/form.tsx';
import { useCurrency } from '../../components/money/use-currency.ts';
import { MoneyInput } from '../../components/money-input/money-input.tsx';
import { StepForm } from '../../components/step-form/step-form.tsx';
import type { FormStep } from '../../components/step-form/step-form.types.ts';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { AmountChoices } from '../amount-choices.tsx';
import { amountRules } from '../amount-rules.ts';
import { ChannelsMissing } from '../flow/channels-missing.tsx';
import { FlowLoading } from '../flow/flow-loading.tsx';
import { FlowUnknown } from '../flow/flow-unknown.tsx';
import { DepositUnderWay } from './deposit-under-way.tsx';
import type { DepositValues, OpenDeposit } from './deposit.types.ts';
import * as S from './deposit-view.styles.ts';

export interface DepositViewProps {
  /** Channels for this reader; `undefined` while they load. */
  channels: readonly PaymentChannel[] | undefined;
  /** Why the channels could not be loaded, as a sentence. */
  channelsError?: string | undefined;
  onRetryChannels?: (() => void) | undefined;
  /** Why nothing can be deposited now, as a sentence. */
  locked?: ReactNode;
  /** Above the form: another deposit that is open. */
  notice?: ReactNode;
  /**
   * Smallest amount that any channel takes, as decimal text; `undefined` while it is not known: the
   * form waits for it.
   */
  min: string | undefined;
  /** Largest amount that any channel takes; `undefined` where one has no limit. */
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Receives the amount while it is entered, so that channels and fees can follow it. */
  onAmountChange?: ((amount: string) => void) | undefined;
  onStart: (values: DepositValues) => void | Promise<void>;
  /** The start is being sent. */
  starting?: boolean | undefined;
  /** It was sent and no answer has come: nothing can be sent again until it is known. */
  unknown?: boolean | undefined;
  /** Asks again what became of it. */
  onCheck?: (() => void) | undefined;
  /** Why the deposit was rejected, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** The deposit that was started; without it amount and channel are asked for. */
  deposit?: OpenDeposit | undefined;
  /** The reader says that it is paid; without it there is no button. */
  onPaid?: (() => void) | undefined;
  /** Gives this deposit up for another channel. */
  onOtherChannel?: (() => void) | undefined;
  /** Starts another after the end. */
  onAgain?: (() => void) | undefined;
  /** The upload of the proof. */
  proof?: ReactNode;
  /** Receipt shown at the end. */
  receipt?: ReactNode;
  /** Play money. */
  demo?: boolean | undefined;
  /** Below the form and the summary: how much of the reader's limits is used. */
  limits?: ReactNode;
  /** Keeps what was entered under this key across a reload; put the reader's id into it. */
  draftKey?: string | undefined;
  /** Clock in ms; default the browser's. */
  now?: (() => number) | undefined;
}

const channelRules = z.object({ channel: z.string().check(z.minLength(1)) });

/**
 * A deposit from the first figure to the money in the wallet: amount, channel with fee and limits,
 * how to pay exactly, and its status. What was entered survives a reload; what the platform has
 * taken on is shown as the platform sends it.
 * @source spec §2 (player.deposit); steps ours
 */
export function DepositView(props: DepositViewProps) {
  const { channels, channelsError, onRetryChannels, locked, notice, min, unknown = false } = props;
  const { flows: words } = useMessages();
  const { code: currency } = useCurrency(props.currency);
  if (props.deposit) {
    return <DepositUnderWay {...props} deposit={props.deposit} currency={currency} />;
  }
  if (locked !== undefined) {
    return (
      <S.Root className="lobi-DepositView-root" data-step="form">
        <Callout tone="warning" title={words.depositLockedTitle}>
          {locked}
        </Callout>
      </S.Root>
    );
  }
  if (unknown || channelsError !== undefined || channels?.length === 0) {
    return (
      <S.Root className="lobi-DepositView-root" data-step="form">
        {notice}
        <S.Panel>
          {unknown ? (
            <FlowUnknown onCheck={props.onCheck} />
          ) : (
            <ChannelsMissing error={channelsError} onRetry={onRetryChannels} />
          )}
        </S.Panel>
      </S.Root>
    );
  }
  if (channels === undefined || min === undefined) {
    return (
      <S.Root className="lobi-DepositView-root" data-step="form">
        {notice}
        <S.Panel>
          <FlowLoading />
        </S.Panel>
        {props.limits}
      </S.Root>
    );
  }
  return <DepositForm {...props} channels={channels} min={min} currency={currency} />;
}

interface DepositFormProps extends DepositViewProps {
  channels: readonly PaymentChannel[];
  min: string;
  currency: string;
}

function DepositForm({
  channels,
  notice,
  min,
  max,
  presets,
  currency,
  onAmountChange,
  onStart,
  starting,
  error,
  fieldErrors,
  limits,
  draftKey,
}: DepositFormProps) {
  const { messages, locale } = useKit();
  const { flows: words, forms } = messages;
  const [refused, setRefused] = useState<ServerFieldErrors>();
  const rules = useMemo(() => {
    const say = (amount: string): string => formatMoneyText(amount, currency, { locale }) ?? amount;
    return z.object({ amount: amountRules({ min, max, currency, say }) });
  }, [min, max, currency, locale]);

  const begin = (values: DepositValues): void | Promise<void> => {
    const channel = channels.find(({ id }) => id === values.channel);
    // The amount may have been changed after the channel was chosen.
    if (!channel || channelProblem(channel, values.amount, currency)) {
      setRefused({ channel: [forms.choice.replace('{field}', words.fieldChannel)] });
      return undefined;
    }
    return onStart(values);
  };

  return (
    <S.Root className="lobi-DepositView-root" data-step="form">
      {notice}
      <S.Panel>
        <StepForm
          steps={
            [
              {
                id: 'amount',
                title: words.stepAmount,
                description: words.depositHowMuch,
                schema: rules,
                content: (
                  <>
                    <MoneyInput
                      name="amount"
                      label={words.flowAmount}
                      fieldName={forms.fieldAmount}
                      currency={currency}
                      min={min}
                      max={max}
                      onValueChange={(amount) => {
                        if (amount !== null) onAmountChange?.(amount);
                      }}
                    />
                    <AmountChoices currency={currency} min={min} max={max} presets={presets} />
                  </>
                ),
              } satisfies FormStep<typeof rules>,
              {
                id: 'channel',
                title: words.stepChannel,
                description: words.depositHow,
                schema: channelRules,
                submitLabel: words.depositStart,
                content: ({ amount }) => (
                  <ChannelPicker
                    name="channel"
                    channels={channels}
                    amount={typeof amount === 'string' ? amount : undefined}
                    currency={currency}
                  />
                ),
              } satisfies FormStep<typeof channelRules>,
            ] as const
          }
          stepsAfter={[
            { id: 'paying', label: words.stepInstructions },
            { id: 'status', label: words.stepStatus },
          ]}
          onSubmit={begin}
          busy={starting}
          error={error}
          fieldErrors={refused ?? fieldErrors}
          persistKey={draftKey}
        />
      </S.Panel>
      {limits}
    </S.Root>
  );
}
