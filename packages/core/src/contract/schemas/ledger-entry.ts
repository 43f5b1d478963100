import * as z from 'zod/mini';
import { ledgerKinds, ledgerStatuses } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/**
 * One movement of a wallet. `balanceAfter` = `balanceBefore` + `amount`, and each entry starts
 * where the one before it ended. @source spec §3 (details, status, amount, balances), rest ours
 */
export const ledgerEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(ledgerKinds),
  /** What happened, in the reader's language. */
  details: z.string(),
  status: z.enum(ledgerStatuses),
  /** Signed change of the balance. */
  amount: moneySchema,
  balanceBefore: moneySchema,
  balanceAfter: moneySchema,
  currency: currencySchema,
  /** Wallet version that this entry made. */
  version: z.int(),
  /** Id of the bet, transaction or round behind it. */
  reference: idSchema,
  createdAt: timeSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
