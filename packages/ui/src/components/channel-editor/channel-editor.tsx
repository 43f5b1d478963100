import { formatMoneyText } from '@lobi/formats';
import { useMemo, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { roleWord } from '../role-badge/role-badge.tsx';
import type { FieldTable } from '../schema-form/field-table.types.ts';
import { SchemaForm, type SchemaFormProps } from '../schema-form/schema-form.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { channelSchema } from './channel-schema.ts';
import type { FeePayer, PaymentChannel } from './channel.types.ts';

type Schema = ReturnType<typeof channelSchema>;

export interface ChannelEditorProps extends Omit<
  SchemaFormProps<Schema>,
  'schema' | 'fields' | 'defaultValues' | 'columns' | 'onSubmit' | 'children'
> {
  /** Gateways to choose from. */
  gateways: readonly { readonly id: string; readonly name: string }[];
  /** Who may bear the fee; default all. */
  payers?: readonly FeePayer[] | undefined;
  /** ISO 4217 codes to choose from; a single one is not asked for. */
  currencies: readonly string[];
  /** The channel as it is; left out for a new one. */
  channel?: PaymentChannel | undefined;
  /** Saves it. Not called again before it has settled. */
  onSubmit: (channel: PaymentChannel) => void | Promise<void>;
  /** Beside the button that saves, e.g. one that cancels. */
  actions?: ReactNode;
}

const everyPayer: readonly FeePayer[] = ['player', 'house', 'agent'];

/** Names of languages are written in the language itself. */
const languages = { id: 'Bahasa Indonesia', en: 'English', es: 'Español', zhHans: '简体中文' };

/**
 * The form of a payment channel: gateway, direction, bounds, fee, roles, hours and what players
 * read. The smallest amount is never above the largest.
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
  const { flows, office } = messages;
  const payerWords: Readonly<Record<FeePayer, string>> = {
    player: office.channelPayerPlayer,
    house: office.channelPayerHouse,
    agent: office.channelPayerAgent,
  };
  const [currency, setCurrency] = useState(channel?.currency ?? currencies[0] ?? kit.currency.code);
  const [direction, setDirection] = useState<string>(channel?.direction ?? 'in');
  const [institutions, setInstitutions] = useState<string>(channel?.payout.institutions ?? 'usual');
  const schema = useMemo(
    () => channelSchema((amount, code) => formatMoneyText(amount, code, { locale }) ?? amount),
    [locale],
  );
  const amount = { control: 'money', currency } as const;
  const text = (label: string) => ({ label, control: 'textarea', wide: true }) as const;
  const fields: FieldTable<z.input<Schema>> = {
    name: { label: office.channelName },
    kind: {
      label: office.channelKind,
      choices: {
        qris: flows.channelKindQris,
        ewallet: flows.channelKindEwallet,
        bank: flows.channelKindBank,
        va: flows.channelKindVa,
        pulsa: flows.channelKindPulsa,
        agent: flows.channelKindAgent,
      },
    },
    gateway: {
      render: (name) => (
        <Select
          name={name}
          label={office.channelGateway}
          required
          items={gateways.map(({ id, name: label }) => ({ value: id, label }))}
        />
      ),
    },
    direction: {
      render: (name) => (
        <Select
          name={name}
          label={office.channelDirection}
          required
          items={[
            { value: 'in', label: office.channelIn },
            { value: 'out', label: office.channelOut },
            { value: 'both', label: office.channelBoth },
          ]}
          onValueChange={(value) => value !== null && setDirection(value)}
        />
      ),
    },
    currency: currencies.length > 1 && {
      render: (name) => (
        <Select
          name={name}
          label={office.channelCurrency}
          required
          items={currencies.map((value) => ({ value, label: value }))}
          onValueChange={(value) => value !== null && setCurrency(value)}
        />
      ),
    },
    min: { ...amount, label: office.channelMin, hint: office.channelAmountHint },
    max: { ...amount, label: office.channelMax, hint: office.channelAmountHint },
    fee: {
      label: office.channelFee,
      hint: office.channelFeeHint,
      fields: {
        fixed: { ...amount, label: office.channelFeeFixed },
        percent: { label: office.channelFeePercent, decimals: 2, step: 0.1, suffix: '%' },
        min: { ...amount, label: office.channelFeeMin },
        max: { ...amount, label: office.channelFeeMax },
        payer: {
          render: (name) => (
            <Select
              name={name}
              label={office.channelFeePayer}
              required
              items={payers.map((value) => ({ value, label: payerWords[value] }))}
            />
          ),
        },
      },
    },
    roles: {
      label: office.channelRoles,
      wide: true,
      choices: {
        player: roleWord('player', messages),
        agent: roleWord('agent', messages),
        admin: roleWord('admin', messages),
        superadmin: roleWord('superadmin', messages),
        declare: roleWord('declare', messages),
      },
    },
    hours: {
      label: office.channelHours,
      hint: office.channelHoursHint,
      fields: {
        from: { label: office.channelHoursFrom, placeholder: '08:00' },
        to: { label: office.channelHoursTo, placeholder: '23:00' },
      },
    },
    target: direction !== 'out' && {
      label: office.channelTarget,
      hint: office.channelTargetHint,
      fields: {
        account: { label: office.channelAccount },
        holder: { label: office.channelHolder },
      },
    },
    payout: direction !== 'in' && {
      label: office.channelPayout,
      hint: office.channelPayoutHint,
      fields: {
        institutions: {
          render: (name) => (
            <Select
              name={name}
              label={office.channelInstitutions}
              required
              items={[
                { value: 'usual', label: office.channelInstitutionsUsual },
                { value: 'own', label: office.channelInstitutionsOwn },
                { value: 'none', label: office.channelInstitutionsNone },
              ]}
              onValueChange={(value) => value !== null && setInstitutions(value)}
            />
          ),
        },
        branch: {
          label: office.channelBranch,
          choices: {
            none: office.channelBranchNone,
            optional: office.channelBranchOptional,
            required: office.channelBranchRequired,
          },
        },
        list: institutions === 'own' && {
          wide: true,
          render: (name) => (
            <TextArea
              name={name}
              label={office.channelInstitutionsList}
              hint={office.channelInstitutionsListHint}
              placeholder="BCA Bank Central Asia"
              required
            />
          ),
        },
      },
    },
    instructions: {
      label: office.channelInstructions,
      fields: {
        id: text(languages.id),
        en: text(languages.en),
        es: text(languages.es),
        zhHans: text(languages.zhHans),
      },
    },
    etaMinutes: {
      label: office.channelEta,
      hint: office.channelEtaHint,
      suffix: office.channelEtaUnit,
    },
    order: { label: office.channelOrder },
    enabled: { label: office.channelEnabled, control: 'switch' },
  };
  return (
    <SchemaForm
      aria-label={office.channelForm}
      {...rest}
      schema={schema}
      fields={fields}
      columns={2}
      defaultValues={channel ? (channel as z.input<Schema>) : blankChannel(currency)}
      onSubmit={onSubmit}
      className={slotClass('ChannelEditor', 'root', className)}
    />
  );
}

/** What a new channel begins with: open to players, without fee, switched off. */
const blankChannel = (currency: string): Partial<z.input<Schema>> => ({
  direction: 'in',
  currency,
  fee: { fixed: '0', percent: 0, payer: 'player' },
  roles: ['player'],
  payout: { institutions: 'usual', branch: 'none' },
  order: 1,
  enabled: false,
});
