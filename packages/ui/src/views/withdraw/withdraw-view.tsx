import { mdiBankOutline } from '@mdi/js';
import { useMemo, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Callout } from '../../components/callout/callout.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import type { ServerFieldErrors } from '../../components/form/form.tsx';
import { formatMoney } from '../../components/money/format-money.ts';
import { Money } from '../../components/money/money.tsx';
import { useCurrency } from '../../components/money/use-currency.ts';
import { MoneyInput } from '../../components/money-input/money-input.tsx';
import { PinField } from '../../components/pin-field/pin-field.tsx';
import { RadioCards } from '../../components/radio-cards/radio-cards.tsx';
import { StepForm } from '../../components/step-form/step-form.tsx';
import type { FormStep, StepValues } from '../../components/step-form/step-form.types.ts';
import {
  TransactionTimeline,
  type TransactionStep,
} from '../../components/transaction-timeline/transaction-timeline.tsx';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { AmountChoices } from '../amount-choices.tsx';
import { amountRules } from '../amount-rules.ts';
import { Heading, Panel, Root } from '../deposit/deposit-view.styles.ts';
import type { WithdrawDestination, WithdrawQuote, WithdrawValues } from './withdraw.types.ts';

export interface WithdrawViewProps {
  /** What may be taken out now, as decimal text. */
  available: string;
  min: string;
  max?: string | undefined;
  presets?: readonly string[] | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  destinations: readonly WithdrawDestination[];
  /** Link or button that adds a destination. */
  addDestination?: ReactNode;
  /** Fee and what arrives, from the platform; `undefined` while it is being asked. */
  quoteOf: (values: WithdrawValues) => WithdrawQuote | undefined;
  onSubmit: (values: WithdrawValues) => void | Promise<void>;
  sending?: boolean | undefined;
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** Asks for the PIN before sending. */
  pin?: boolean | undefined;
  /** A withdrawal that is not finished yet: then no other can be asked for. */
  open?: readonly TransactionStep[] | undefined;
  /** Why nothing can be withdrawn now, as a sentence. */
  locked?: ReactNode;
  /** Keeps what was entered, never the PIN, under this key across a reload. */
  draftKey?: string | undefined;
}

const destinationRules = z.object({ destination: z.string().check(z.minLength(1)) });
const pinLength = 6;
const pinRules = z.object({ pin: z.string().check(z.length(pinLength)) });
const nothing = z.object({});

const textOf = (values: StepValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/**
 * A withdrawal: amount, destination, a check with fee, net and what will be held back, and how it
 * stands. One at a time; it cannot be taken back once it is sent, so the check comes last.
 * @source spec §2 (player.withdraw); steps ours
 */
export function WithdrawView({
  available,
  min,
  max,
  presets,
  currency: givenCurrency,
  destinations,
  addDestination,
  quoteOf,
  onSubmit,
  sending,
  error,
  fieldErrors,
  pin = false,
  open,
  locked,
  draftKey,
}: WithdrawViewProps) {
  const { messages, locale } = useKit();
  const { flows: words, forms } = messages;
  const { code: currency } = useCurrency(givenCurrency);
  const rules = useMemo(() => {
    const say = (amount: string): string => formatMoney(amount, currency, { locale }) ?? amount;
    return z.object({ amount: amountRules({ min, max, available, currency, say }) });
  }, [min, max, available, currency, locale]);

  if (locked !== undefined) {
    return (
      <Root className="lobi-WithdrawView-root" data-step="form">
        <Callout tone="warning" title={words.withdrawLockedTitle}>
          {locked}
        </Callout>
      </Root>
    );
  }
  if (open) {
    return (
      <Root className="lobi-WithdrawView-root" data-step="form">
        <Callout tone="info" title={words.withdrawOpenTitle}>
          {words.withdrawOpenBody}
        </Callout>
        <Panel>
          <Heading>{words.stepStatus}</Heading>
          <TransactionTimeline steps={open} incoming={false} />
        </Panel>
      </Root>
    );
  }

  const amountStep = {
    id: 'amount',
    title: words.stepAmount,
    description: words.withdrawHowMuch,
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
          balance={available}
        />
        <AmountChoices
          currency={currency}
          min={min}
          max={max}
          balance={available}
          presets={presets}
        />
      </>
    ),
  } satisfies FormStep<typeof rules>;

  const destinationStep = {
    id: 'destination',
    title: words.stepDestination,
    description: words.withdrawHolderNote,
    schema: destinationRules,
    content: (
      <>
        {destinations.length === 0 ? (
          <Callout tone="info">{words.withdrawNoDestination}</Callout>
        ) : (
          <RadioCards
            name="destination"
            label={words.withdrawDestination}
            fieldName={words.fieldDestination}
            items={destinations.map(({ id, name, account, holder, disabledReason }) => ({
              value: id,
              title: `${name} ${account}`,
              meta: holder,
              icon: <Icon path={mdiBankOutline} size={24} />,
              disabledReason,
            }))}
          />
        )}
        {addDestination}
      </>
    ),
  } satisfies FormStep<typeof destinationRules>;

  const check = (values: StepValues): ReactNode => {
    const amount = textOf(values, 'amount');
    const destination = destinations.find(({ id }) => id === values['destination']);
    const quote = quoteOf({ amount, destination: destination?.id ?? '' });
    const sum = (value: string | undefined) =>
      value === undefined ? '…' : <Money value={value} currency={currency} />;
    return (
      <>
        <DescriptionList
          items={[
            { label: words.flowAmount, value: sum(amount) },
            { label: words.fee, value: sum(quote?.fee) },
            {
              label: words.flowTo,
              value: destination ? `${destination.name} ${destination.account}` : '–',
            },
            { label: words.netReceived, value: sum(quote?.net), total: true },
          ]}
        />
        <Callout tone="info">
          {fill(words.withdrawHold, {
            amount: formatMoney(amount, currency, { locale }) ?? amount,
          })}
        </Callout>
        {pin && (
          <PinField
            name="pin"
            label={words.withdrawPin}
            fieldName={words.fieldPin}
            length={pinLength}
            mask
          />
        )}
      </>
    );
  };
  const checkStep = {
    id: 'check',
    title: words.stepConfirm,
    description: words.withdrawCheck,
    submitLabel: words.withdrawTitle,
    content: check,
  };
  const shared = {
    stepsAfter: [{ id: 'status', label: words.stepStatus }],
    busy: sending,
    error,
    fieldErrors,
    persistKey: draftKey,
  };

  return (
    <Root className="lobi-WithdrawView-root" data-step="form">
      <Panel>
        {pin ? (
          <StepForm
            {...shared}
            steps={[
              amountStep,
              destinationStep,
              { ...checkStep, schema: pinRules, private: ['pin'] },
            ]}
            onSubmit={onSubmit}
          />
        ) : (
          <StepForm
            {...shared}
            steps={[amountStep, destinationStep, { ...checkStep, schema: nothing }]}
            onSubmit={onSubmit}
          />
        )}
      </Panel>
    </Root>
  );
}
