import type { AdminChannel, ChannelCreate, FieldErrors } from '@lobi/core/contract';
import type { PaymentChannel } from '@lobi/ui/office';
import { fromHundredths, toHundredths } from '../hundredths.ts';

/** Form fields by the server's field name. */
const fieldNames: Readonly<Record<string, string>> = {
  gatewayId: 'gateway',
  'fee.bp': 'fee.percent',
  branch: 'payout.branch',
  account: 'target.account',
  holder: 'target.holder',
  'instructions.zh-Hans': 'instructions.zhHans',
};

/** An error of one line belongs to the whole list. */
const toFieldName = (name: string): string =>
  fieldNames[name] ?? (name.startsWith('institutions') ? 'payout.list' : name);

/** Returns the errors of the server by field of the form. */
export const toFieldErrors = (errors: FieldErrors | undefined): FieldErrors | undefined =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([name, sentences]) => [toFieldName(name), sentences]),
  );

/** Banks or e-wallets in the form: the choice and the list. */
const toChoice = (
  institutions: AdminChannel['institutions'],
): Pick<PaymentChannel['payout'], 'institutions' | 'list'> => {
  if (institutions === null) return { institutions: 'usual' };
  if (institutions.length === 0) return { institutions: 'none' };
  const list = institutions.map(({ code, name }) => `${code} ${name}`).join('\n');
  return { institutions: 'own', list };
};

/** Parses the list: one per line, the code before the first blank. */
const readList = (list = ''): NonNullable<ChannelCreate['institutions']> =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [code = '', ...name] = line.split(/\s+/);
      return { code, name: name.join(' ') };
    });

/** Banks or e-wallets in the platform's format: `null` for the usual ones, empty for none. */
const toInstitutions = ({ institutions, list }: PaymentChannel['payout']) =>
  ({ usual: null, none: [], own: readList(list) })[institutions];

/** Converts a channel to form values. */
export function toForm(channel: AdminChannel): PaymentChannel {
  const { gateway, min, max, fee, hours, account, holder, instructions, ...others } = channel;
  const { institutions, branch, ...rest } = others;
  return {
    ...rest,
    gateway: gateway.id,
    min,
    max: max ?? undefined,
    fee: {
      fixed: fee.fixed,
      percent: fromHundredths(fee.bp),
      min: fee.min ?? undefined,
      max: fee.max ?? undefined,
      payer: fee.payer,
    },
    payout: { ...toChoice(institutions), branch },
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

/** Existing texts, by language. */
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
 * Converts form values to the body of a call. An empty bound is none; an empty smallest amount is zero.
 */
export function toBody(form: PaymentChannel): ChannelCreate {
  const { name, kind, gateway, direction, min, max, fee, roles, hours, target, payout } = form;
  return {
    name,
    kind,
    gatewayId: gateway,
    direction,
    min: min ?? '0',
    max: max ?? null,
    fee: {
      fixed: fee.fixed,
      bp: toHundredths(fee.percent),
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
    institutions: toInstitutions(payout),
    branch: payout.branch,
    instructions: textsOf(form),
  };
}
