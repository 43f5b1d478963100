import * as z from 'zod/mini';
import { transactionStatuses, transactionTypes } from '../statuses.ts';
import { amountSchema, currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

const partySchema = z.object({ walletId: idSchema, username: z.string() });

/** A transaction between two wallets. @source spec §3 (details, status, amount), §4 (type) */
export const transactionSchema = z.object({
  id: idSchema,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  details: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  from: partySchema,
  to: partySchema,
  note: z.nullable(z.string()),
  version: z.int(),
  createdAt: timeSchema,
  completedAt: z.nullable(timeSchema),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Body of a cash-in: money goes from the caller's own wallet into the wallet of the path. @source ours */
export const transactionCreateSchema = z.object({
  type: z.enum(['cash-in']),
  amount: amountSchema,
  note: z.optional(z.string().check(z.maxLength(200))),
});
export type TransactionCreate = z.infer<typeof transactionCreateSchema>;
