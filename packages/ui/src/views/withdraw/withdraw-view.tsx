import { formatMoneyText } from '@lobi/formats';
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Callout } from '../../components/callout/callout.tsx';
import { channelProblem } from '../../components/channel-picker/channel-problem.ts';
import type { PaymentChannel } from '../../components/channel-picker/channel.types.ts';
import type { ServerFieldErrors } from '../../components/form/form.tsx';
import { useCurrency } from '../../components/money/use-currency.ts';
import { StepForm } from '../../components/step-form/step-form.tsx';
import type {
  FormStep,
  StepFormActions,
  StepValues,
} from '../../components/step-form/step-form.types.ts';
import { fill } from '../../messages/fill.ts';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { amountRules } from '../amount-rules.ts';
import { Panel, Root } from '../deposit/deposit-view.styles.ts';
import { ChannelsMissing } from '../flow/channels-missing.tsx';
import { FlowLoading } from '../flow/flow-loading.tsx';
import { FlowUnknown } from '../flow/flow-unknown.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { textOf } from './text-of.ts';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { WithdrawCheck } from './withdraw-check.tsx';
import {
  askedValues,
  destinationRulesOf,
  noRules,
  pinRules,
  type EnteredWithdraw,
} from './withdraw-rules.ts';
import { WithdrawUnderWay } from './withdraw-under-way.tsx';
import type {
  WithdrawDestination,
  WithdrawQuote,
  WithdrawRequest,
  WithdrawValues,
} from './withdraw.types.ts';

export interface WithdrawViewProps {
  /** Amount that can be withdrawn now, as decimal text. */
  available: string;
  /** Minimum amount, as decimal text; `undefined` while loading. */
  min: string | undefined;
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Amount held for other requests, as decimal text. */
  held?: string | undefined;
  /** Channels for payouts; `undefined` while they load. */
  channels: readonly PaymentChannel[] | undefined;
  /** Error text if the channels failed to load, as a sentence. */
  channelsError?: string | undefined;
  onRetryChannels?: (() => void) | undefined;
  /** Earlier destinations, most recent first. */
  recent?: readonly WithdrawDestination[] | undefined;
  /** Called while typing, so that fees can be updated. */
  onAmountChange?: ((amount: string) => void) | undefined;
  /** Returns fee and net amount of a channel; `undefined` while unknown. */
  quoteOf: (values: Pick<WithdrawValues, 'amount' | 'channel'>) => WithdrawQuote | undefined;
  onSubmit: (values: WithdrawValues) => void | Promise<void>;
  sending?: boolean | undefined;
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** Whether the PIN is required before sending. */
  pin?: boolean | undefined;
  /**
   * Step to set a PIN, if one is required and none is set; shown instead of the last step. Entered values are
   * kept, and the flow continues when the step is closed. `onCancel` returns to the previous step.
   */
  pinSetup?: ComponentType<{ readonly onCancel: () => void }> | undefined;
  /** Whether it was sent without a response; it cannot be sent again until the outcome is known. */
  unknown?: boolean | undefined;
  /** Requests the outcome again. */
  onCheck?: (() => void) | undefined;
  /** The current withdrawal, shown instead of the form. */
  request?: WithdrawRequest | undefined;
  /** Receipt shown at the end. */
  receipt?: ReactNode;
  /** Starts another withdrawal after the end. */
  onAgain?: (() => void) | undefined;
  /** Reason why no withdrawal is possible now, as a sentence. */
  locked?: ReactNode;
  /** Stores the form, never the PIN, under this key across a reload. */
  draftKey?: string | undefined;
}

const none: readonly WithdrawDestination[] = [];

/**
 * The withdrawal flow: amount, destination, a confirmation with fee, net and held amount, and its status.
 * Only one can be open at a time; it cannot be undone once sent, so the confirmation is the last step.
 * @source spec §2 (player.withdraw); steps ours
 */
export function WithdrawView(props: WithdrawViewProps) {
  const { min, channels, channelsError, unknown = false, request, locked } = props;
  const { flows: texts } = useMessages();
  const { code: currency } = useCurrency(props.currency);
  if (request) {
    return (
      <WithdrawUnderWay
        request={request}
        currency={currency}
        receipt={props.receipt}
        onAgain={props.onAgain}
      />
    );
  }
  if (locked !== undefined) {
    return (
      <Root className="lobi-WithdrawView-root" data-step="form">
        <Callout tone="warning" title={texts.withdrawLockedTitle}>
          {locked}
        </Callout>
      </Root>
    );
  }
  if (unknown || channelsError !== undefined || channels?.length === 0) {
    return (
      <Root className="lobi-WithdrawView-root" data-step="form">
        <Panel>
          {unknown ? (
            <FlowUnknown onCheck={props.onCheck} />
          ) : (
            <ChannelsMissing error={channelsError} onRetry={props.onRetryChannels} />
          )}
        </Panel>
      </Root>
    );
  }
  if (channels === undefined || min === undefined) {
    return (
      <Root className="lobi-WithdrawView-root" data-step="form">
        <Panel>
          <FlowLoading />
        </Panel>
      </Root>
    );
  }
  return <WithdrawForm {...props} channels={channels} min={min} currency={currency} />;
}

interface WithdrawFormProps extends WithdrawViewProps {
  min: string;
  channels: readonly PaymentChannel[];
  currency: string;
}

function WithdrawForm({
  available,
  held,
  min,
  max,
  presets,
  currency,
  channels,
  recent = none,
  onAmountChange,
  quoteOf,
  onSubmit,
  sending,
  error,
  fieldErrors,
  pin = false,
  pinSetup: PinSetup,
  draftKey,
}: WithdrawFormProps) {
  const { messages, locale } = useKit();
  const { flows: texts, forms } = messages;
  const [serverErrors, setServerErrors] = useState<ServerFieldErrors>();
  const [at, setAt] = useState('amount');
  const form = useRef<HTMLElement>(null);
  const actions = useRef<StepFormActions>(null);
  const isSettingUp = PinSetup !== undefined && at === 'check';
  const wasSettingUp = useRef(isSettingUp);
  useEffect(() => {
    if (wasSettingUp.current && !isSettingUp) form.current?.querySelector('input')?.focus();
    wasSettingUp.current = isSettingUp;
  }, [isSettingUp]);
  const rules = useMemo(() => {
    const formatAmount = (amount: string): string =>
      formatMoneyText(amount, currency, { locale }) ?? amount;
    return z.object({ amount: amountRules({ min, max, available, currency, formatAmount }) });
  }, [min, max, available, currency, locale]);

  const destinationRules = useMemo(() => destinationRulesOf(channels), [channels]);

  const begin = (values: EnteredWithdraw): void | Promise<void> => {
    const channel = channels.find(({ id }) => id === values.channel);
    // The amount may have been changed after the channel was selected.
    if (!channel || channelProblem(channel, values.amount, currency)) {
      setServerErrors({ channel: [fill(forms.choice, { field: texts.fieldDestination })] });
      return undefined;
    }
    setServerErrors(undefined);
    return onSubmit(askedValues(values, channel));
  };

  const amountStep = {
    id: 'amount',
    title: texts.stepAmount,
    description: texts.withdrawHowMuch,
    schema: rules,
    content: (
      <WithdrawAmount
        available={available}
        held={held}
        min={min}
        max={max}
        presets={presets}
        currency={currency}
        onAmountChange={onAmountChange}
      />
    ),
  } satisfies FormStep<typeof rules>;

  const destinationStep = {
    id: 'destination',
    title: texts.stepDestination,
    description: texts.withdrawWhere,
    schema: destinationRules,
    content: (values: StepValues) => (
      <DestinationFields
        channels={channels}
        recent={recent}
        amount={textOf(values, 'amount')}
        currency={currency}
      />
    ),
  } satisfies FormStep<typeof destinationRules>;

  const checkStep = {
    id: 'check',
    title: texts.stepConfirm,
    description: texts.withdrawCheck,
    submitLabel: texts.withdrawTitle,
    content: (values: StepValues) => (
      <WithdrawCheck
        values={values}
        channels={channels}
        currency={currency}
        quoteOf={quoteOf}
        pin={pin}
      />
    ),
  };
  const shared = {
    stepsAfter: [{ id: 'status', label: texts.stepStatus }],
    busy: sending === true,
    error,
    fieldErrors: serverErrors ?? fieldErrors,
    persistKey: draftKey,
    onStepChange: setAt,
    actionsRef: actions,
  };

  return (
    <Root className="lobi-WithdrawView-root" data-step="form">
      {isSettingUp && (
        <Panel>
          <PinSetup onCancel={() => actions.current?.goTo('destination')} />
        </Panel>
      )}
      <Panel ref={form} hidden={isSettingUp}>
        {pin ? (
          <StepForm
            {...shared}
            steps={[
              amountStep,
              destinationStep,
              { ...checkStep, schema: pinRules, private: ['pin'] },
            ]}
            onSubmit={begin}
          />
        ) : (
          <StepForm
            {...shared}
            steps={[amountStep, destinationStep, { ...checkStep, schema: noRules }]}
            onSubmit={begin}
          />
        )}
      </Panel>
    </Root>
  );
}
