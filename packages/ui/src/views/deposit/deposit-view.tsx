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
  /** Channels for this user; `undefined` while loading. */
  channels: readonly PaymentChannel[] | undefined;
  /** Error text if the channels failed to load, as a sentence. */
  channelsError?: string | undefined;
  onRetryChannels?: (() => void) | undefined;
  /** Reason why no deposit is possible now, as a sentence. */
  locked?: ReactNode;
  /** Content above the form, e.g. another open deposit. */
  notice?: ReactNode;
  /** Minimum amount over all channels, as decimal text; `undefined` while loading. */
  min: string | undefined;
  /** Maximum amount over all channels; `undefined` if one has no maximum. */
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Called while typing, so that channels and fees can be updated. */
  onAmountChange?: ((amount: string) => void) | undefined;
  onStart: (values: DepositValues) => void | Promise<void>;
  /** Whether the request is being sent. */
  starting?: boolean | undefined;
  /** Whether it was sent without a response; it cannot be sent again until the outcome is known. */
  unknown?: boolean | undefined;
  /** Requests the outcome again. */
  onCheck?: (() => void) | undefined;
  /** Error text if the deposit was rejected, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** The current deposit; without it amount and channel are entered. */
  deposit?: OpenDeposit | undefined;
  /** Called when the user reports the payment; without it there is no button. */
  onPaid?: (() => void) | undefined;
  /** Cancels this deposit to use another channel. */
  onOtherChannel?: (() => void) | undefined;
  /** Starts another deposit after the end. */
  onAgain?: (() => void) | undefined;
  /** The upload of the proof. */
  proof?: ReactNode;
  /** Receipt shown at the end. */
  receipt?: ReactNode;
  /** Whether it is play money. */
  demo?: boolean | undefined;
  /** Content below form and summary, e.g. the usage of the user's limits. */
  limits?: ReactNode;
  /** Stores the form under this key across a reload; include the user's id. */
  draftKey?: string | undefined;
  /** Clock in ms; default the browser's. */
  now?: (() => number) | undefined;
}

const channelRules = z.object({ channel: z.string().check(z.minLength(1)) });

/**
 * The whole deposit flow: amount, channel with fee and limits, exact payment instructions, and its status.
 * The form survives a reload; an accepted deposit is shown as the platform sends it.
 * @source spec §2 (player.deposit); steps ours
 */
export function DepositView(props: DepositViewProps) {
  const { channels, channelsError, onRetryChannels, locked, notice, min, unknown = false } = props;
  const { flows: texts } = useMessages();
  const { code: currency } = useCurrency(props.currency);
  if (props.deposit) {
    return <DepositUnderWay {...props} deposit={props.deposit} currency={currency} />;
  }
  if (locked !== undefined) {
    return (
      <S.Root className="lobi-DepositView-root" data-step="form">
        <Callout tone="warning" title={texts.depositLockedTitle}>
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
  const { flows: texts, forms } = messages;
  const [serverErrors, setServerErrors] = useState<ServerFieldErrors>();
  const rules = useMemo(() => {
    const formatAmount = (amount: string): string =>
      formatMoneyText(amount, currency, { locale }) ?? amount;
    return z.object({ amount: amountRules({ min, max, currency, formatAmount }) });
  }, [min, max, currency, locale]);

  const begin = (values: DepositValues): void | Promise<void> => {
    const channel = channels.find(({ id }) => id === values.channel);
    // The amount may have been changed after the channel was selected.
    if (!channel || channelProblem(channel, values.amount, currency)) {
      setServerErrors({ channel: [forms.choice.replace('{field}', texts.fieldChannel)] });
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
                title: texts.stepAmount,
                description: texts.depositHowMuch,
                schema: rules,
                content: (
                  <>
                    <MoneyInput
                      name="amount"
                      label={texts.flowAmount}
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
                title: texts.stepChannel,
                description: texts.depositHow,
                schema: channelRules,
                submitLabel: texts.depositStart,
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
            { id: 'paying', label: texts.stepInstructions },
            { id: 'status', label: texts.stepStatus },
          ]}
          onSubmit={begin}
          busy={starting}
          error={error}
          fieldErrors={serverErrors ?? fieldErrors}
          persistKey={draftKey}
        />
      </S.Panel>
      {limits}
    </S.Root>
  );
}
