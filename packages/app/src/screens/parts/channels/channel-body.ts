import type { AdminChannel, ChannelCreate, FieldErrors } from '@lobi/core/contract';
import type { PaymentChannel } from '@lobi/ui/office';

/** Fields of the form by the name that the server has for them. */
const fieldNames: Readonly<Record<string, string>> = {
  gatewayId: 'gateway',
  account: 'target.account',
  holder: 'target.holder',
  'instructions.zh-Hans': 'instructions.zhHans',
};

/** What the server refused, at the fields of the form. */
export const toFieldErrors = (errors: FieldErrors | undefined): FieldErrors | undefined =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => [fieldNames[name] ?? name, sentences]),
  );

/** A channel as the form knows it. */
export function toForm(channel: AdminChannel): PaymentChannel {
  const { gateway, min, max, fee, hours, account, holder, instructions, ...rest } = channel;
  return {
    ...rest,
    gateway: gateway.id,
    min,
    max: max ?? undefined,
    fee: { ...fee, min: fee.min ?? undefined, max: fee.max ?? undefined },
    hours: { from: hours?.from, to: hours?.to },
    target: { account: account ?? undefined, holder: holder ?? undefined },
    instructions: {
      id: instructions.id,
      en: instructions.en,
      es: instructions.es,
      zhHans: instructions['zh-Hans'],
    },
  };
}

/** Texts that are there, by language. */
function textsOf({ instructions }: PaymentChannel): ChannelCreate['instructions'] {
  const { id, en, es, zhHans } = instructions;
  return {
    ...(id && { id }),
    ...(en && { en }),
    ...(es && { es }),
    ...(zhHans && { 'zh-Hans': zhHans }),
  };
}

/**
 * What the form holds as the body of a call. A bound that is left out is none, and the smallest
 * amount is then nothing.
 */
export function toBody(form: PaymentChannel): ChannelCreate {
  const { name, kind, gateway, direction, min, max, fee, roles, hours, target } = form;
  return {
    name,
    kind,
    gatewayId: gateway,
    direction,
    min: min ?? '0',
    max: max ?? null,
    fee: {
      fixed: fee.fixed,
      bp: fee.bp,
      min: fee.min ?? null,
      max: fee.max ?? null,
      payer: fee.payer === 'house' ? 'house' : 'player',
    },
    roles: [...roles],
    hours:
      hours.from !== undefined && hours.to !== undefined
        ? { from: hours.from, to: hours.to }
        : null,
    enabled: form.enabled,
    order: form.order,
    etaMinutes: form.etaMinutes,
    account: target.account ?? null,
    holder: target.holder ?? null,
    instructions: textsOf(form),
  };
}
