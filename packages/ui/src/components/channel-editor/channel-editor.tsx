import { formatMoneyText } from '@lobi/formats';
import { useMemo, useState, type ReactNode } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { SchemaForm, type SchemaFormProps } from '../schema-form/schema-form.tsx';
import { channelFields, type ChannelInput } from './channel-fields.tsx';
import { channelSchema } from './channel-schema.ts';
import type { FeePayer, PaymentChannel } from './channel.types.ts';

type Schema = ReturnType<typeof channelSchema>;

export interface ChannelEditorProps extends Omit<
  SchemaFormProps<Schema>,
  'schema' | 'fields' | 'defaultValues' | 'columns' | 'onSubmit' | 'children'
> {
  /** Gateways to choose from. */
  gateways: readonly { readonly id: string; readonly name: string }[];
  /** Parties that may bear the fee; default all. */
  payers?: readonly FeePayer[] | undefined;
  /** ISO 4217 codes to choose from; the field is hidden for a single one. */
  currencies: readonly string[];
  /** The current channel; omitted for a new one. */
  channel?: PaymentChannel | undefined;
  /** Saves it. Not called again until its promise has settled. */
  onSubmit: (channel: PaymentChannel) => void | Promise<void>;
  /** Beside the button that saves, e.g. a cancel button. */
  actions?: ReactNode;
}

const everyPayer: readonly FeePayer[] = ['player', 'house', 'agent'];

/**
 * The form of a payment channel: gateway, direction, bounds, fee, roles, hours and the texts for players. The
 * smallest amount is never above the largest.
 * @example <ChannelEditor gateways={gateways} currencies={['IDR']} channel={channel} onSubmit={save} />
 */
export function ChannelEditor({
  gateways,
  currencies,
  payers = everyPayer,
  channel,
  onSubmit,
  className,
  ...rest
}: ChannelEditorProps) {
  const kit = useKit();
  const { locale, messages } = kit;
  const { office } = messages;
  const [currency, setCurrency] = useState(channel?.currency ?? currencies[0] ?? kit.currency.code);
  const [direction, setDirection] = useState<string>(channel?.direction ?? 'in');
  const [institutions, setInstitutions] = useState<string>(channel?.payout.institutions ?? 'usual');
  const schema = useMemo(
    () => channelSchema((amount, code) => formatMoneyText(amount, code, { locale }) ?? amount),
    [locale],
  );
  const fields = channelFields({
    messages,
    gateways,
    payers,
    currencies,
    currency,
    onCurrencyChange: setCurrency,
    direction,
    onDirectionChange: setDirection,
    institutions,
    onInstitutionsChange: setInstitutions,
  });
  return (
    <SchemaForm
      aria-label={office.channelForm}
      {...rest}
      schema={schema}
      fields={fields}
      columns={2}
      defaultValues={channel ? (channel as ChannelInput) : blankChannel(currency)}
      onSubmit={onSubmit}
      className={slotClass('ChannelEditor', 'root', className)}
    />
  );
}

/** Initial values of a new channel: open to players, without fee, switched off. */
const blankChannel = (currency: string): Partial<ChannelInput> => ({
  direction: 'in',
  currency,
  fee: { fixed: '0', percent: 0, payer: 'player' },
  roles: ['player'],
  payout: { institutions: 'usual', branch: 'none' },
  order: 1,
  enabled: false,
});
