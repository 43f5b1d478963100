import * as z from 'zod/mini';
import type { PaymentChannel } from '../../components/channel-picker/channel.types.ts';
import { pinLength } from '../withdrawal-pin/pin-input.tsx';
import type { WithdrawValues } from './withdraw.types.ts';

/** Rules of the fields that a channel requires; a bank must be on the channel's list. */
export const destinationRulesOf = (channels: readonly PaymentChannel[]) =>
  z
    .object({
      channel: z.string().check(z.minLength(1)),
      institution: z.optional(z.nullable(z.string())),
      account: z.string().check(z.minLength(1), z.minLength(4), z.maxLength(64)),
      holder: z.string().check(z.minLength(1), z.minLength(2), z.maxLength(64)),
      branch: z.optional(z.string().check(z.maxLength(60))),
    })
    .check(({ value, issues }) => {
      const channel = channels.find(({ id }) => id === value.channel);
      for (const { name, required, options } of channel?.fields ?? []) {
        const entered = value[name] ?? '';
        const isOffered = options === null || options.some(({ code }) => code === entered);
        if ((entered.trim() === '' && required) || (entered !== '' && !isOffered)) {
          issues.push({ code: 'custom', input: entered, path: [name], message: 'choice' });
        }
      }
    });

export const pinRules = z.object({ pin: z.string().check(z.length(pinLength)) });

/** Schema if no PIN is required. */
export const noRules = z.object({});

/** Values in the form: a field without a selection is `null`. */
export type EnteredWithdraw = Omit<WithdrawValues, 'institution'> & {
  readonly institution?: string | null | undefined;
};

/** Returns the values to send: without the fields that the channel does not require. */
export function askedValues(
  { institution, branch, ...rest }: EnteredWithdraw,
  { fields }: PaymentChannel,
): WithdrawValues {
  const requiredNames = new Set(fields?.map(({ name }) => name));
  return {
    ...rest,
    ...(requiredNames.has('institution') && institution && { institution }),
    ...(requiredNames.has('branch') && branch && { branch }),
  };
}
