import * as z from 'zod/mini';
import { roles } from '../roles.ts';
import { userStatuses } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema } from './common.ts';

/**
 * A wallet. `available` = `balance` − `held` can be spent. `version` grows with every change, so that a
 * late event never replaces a newer wallet.
 * @source spec §3 (id, balance), rest ours
 */
export const walletSchema = z.object({
  id: idSchema,
  balance: moneySchema,
  held: moneySchema,
  available: moneySchema,
  currency: currencySchema,
  version: z.int(),
});
export type Wallet = z.infer<typeof walletSchema>;

/** A wallet with its owner, for users who may see it. @source ours */
export const walletDetailSchema = z.extend(walletSchema, {
  owner: z.object({
    id: idSchema,
    username: z.string(),
    role: z.enum(roles),
    status: z.enum(userStatuses),
  }),
});
export type WalletDetail = z.infer<typeof walletDetailSchema>;
