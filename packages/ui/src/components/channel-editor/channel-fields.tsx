import type * as z from 'zod/mini';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { roleLabel } from '../role-badge/role-badge.tsx';
import type { FieldTable } from '../schema-form/field-table.types.ts';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import type { channelSchema } from './channel-schema.ts';
import type { FeePayer } from './channel.types.ts';

/** Form values of a channel. */
export type ChannelInput = z.input<ReturnType<typeof channelSchema>>;

type Fields = FieldTable<ChannelInput>;

/** Labels, choices and current values that the fields of a channel depend on. */
export interface ChannelFieldOptions {
  readonly messages: KitMessages;
  readonly gateways: readonly { readonly id: string; readonly name: string }[];
  readonly payers: readonly FeePayer[];
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly onCurrencyChange: (currency: string) => void;
  readonly direction: string;
  readonly onDirectionChange: (direction: string) => void;
  readonly institutions: string;
  readonly onInstitutionsChange: (institutions: string) => void;
}

/** Names of languages in the language itself. */
const languages = { id: 'Bahasa Indonesia', en: 'English', es: 'Español', zhHans: '简体中文' };

/** Fields for the kind of the channel, its gateway, and the direction of payments. */
function routingFields(
  options: ChannelFieldOptions,
): Pick<Fields, 'name' | 'kind' | 'gateway' | 'direction' | 'currency'> {
  const { messages, gateways, currencies, onCurrencyChange, onDirectionChange } = options;
  const { flows, office } = messages;
  return {
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
          onValueChange={(value) => value !== null && onDirectionChange(value)}
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
          onValueChange={(value) => value !== null && onCurrencyChange(value)}
        />
      ),
    },
  };
}

/** Limits of an amount, its fees, and who pays them. */
function amountFields({
  messages: { office },
  payers,
  currency,
}: ChannelFieldOptions): Pick<Fields, 'min' | 'max' | 'fee'> {
  const amount = { control: 'money', currency } as const;
  const payerLabels: Readonly<Record<FeePayer, string>> = {
    player: office.channelPayerPlayer,
    house: office.channelPayerHouse,
    agent: office.channelPayerAgent,
  };
  return {
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
              items={payers.map((value) => ({ value, label: payerLabels[value] }))}
            />
          ),
        },
      },
    },
  };
}

/** Fields for the roles that may use the channel, and its opening hours. */
function audienceFields({ messages }: ChannelFieldOptions): Pick<Fields, 'roles' | 'hours'> {
  const { office } = messages;
  return {
    roles: {
      label: office.channelRoles,
      wide: true,
      choices: {
        player: roleLabel('player', messages),
        agent: roleLabel('agent', messages),
        admin: roleLabel('admin', messages),
        superadmin: roleLabel('superadmin', messages),
        declare: roleLabel('declare', messages),
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
  };
}

/** Fields for the account that receives deposits, and for the form of withdrawals. */
function accountFields(options: ChannelFieldOptions): Pick<Fields, 'target' | 'payout'> {
  const { direction, institutions, onInstitutionsChange } = options;
  const { office } = options.messages;
  return {
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
              onValueChange={(value) => value !== null && onInstitutionsChange(value)}
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
  };
}

/** Fields for the texts that players read, and the channel's order in lists. */
function listingFields({
  messages: { office },
}: ChannelFieldOptions): Pick<Fields, 'instructions' | 'etaMinutes' | 'order' | 'enabled'> {
  const text = (label: string) => ({ label, control: 'textarea', wide: true }) as const;
  return {
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
}

/** All fields of a channel, in the order of the form. */
export const channelFields = (options: ChannelFieldOptions): Fields => ({
  ...routingFields(options),
  ...amountFields(options),
  ...audienceFields(options),
  ...accountFields(options),
  ...listingFields(options),
});
