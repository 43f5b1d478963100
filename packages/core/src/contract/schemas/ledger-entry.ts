import * as z from 'zod/mini';
import { earningTypes, ledgerKinds, ledgerStatuses } from '../statuses.ts';
import { betSchema } from './bet.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';
import { transactionSchema } from './transaction.ts';

/**
 * One ledger entry of a wallet. `balanceAfter` = `balanceBefore` + `amount`, and each entry starts at
 * the end of the previous one.
 * @source spec §3 (details, status, amount, balances), rest ours
 */
export const ledgerEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(ledgerKinds),
  /** Description of the entry in the user's language. */
  details: z.string(),
  status: z.enum(ledgerStatuses),
  /** Signed change of the balance. */
  amount: moneySchema,
  balanceBefore: moneySchema,
  balanceAfter: moneySchema,
  currency: currencySchema,
  /** Wallet version that this entry created. */
  version: z.int(),
  /** Id of the underlying bet, transaction or round. */
  reference: idSchema,
  createdAt: timeSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The object that caused an entry. @source ours */
export const entryCauseSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bet'), bet: betSchema }),
  z.object({ type: z.literal('play'), bet: betSchema }),
  z.object({
    type: z.literal('provider'),
    /** Bet of the player; `null` if the provider adjusted the balance outside any round. */
    bet: z.nullable(betSchema),
    provider: z.string(),
    /** Number that the provider gave the movement. */
    number: z.string(),
  }),
  z.object({
    type: z.literal('transaction'),
    transaction: transactionSchema,
    /** Unique code added to the amount of a deposit, which distinguishes it from other deposits. */
    uniqueCode: z.nullable(moneySchema),
  }),
  z.object({
    type: z.literal('earning'),
    count: z.int(),
    /** The first ten of them, newest first. */
    earnings: z.array(
      z.object({
        id: idSchema,
        type: z.enum(earningTypes),
        amount: moneySchema,
        date: timeSchema,
      }),
    ),
  }),
  /** Money that the platform added. */
  z.object({ type: z.literal('platform') }),
]);
export type EntryCause = z.infer<typeof entryCauseSchema>;

/** The counterpart of a reversal: the reversed entry, or the one that reversed it. @source ours */
const otherMovementSchema = z.object({
  transferId: idSchema,
  /** Wallet version that it created; `null` if it did not change this wallet. */
  version: z.nullable(z.int()),
});

/** Actions of staff on a movement. @source ours */
export const entryActions = ['void-bet', 'reverse'] as const;
export type EntryAction = (typeof entryActions)[number];

/** One ledger entry with its explanation. @source ours */
export const ledgerEntryDetailSchema = z.extend(ledgerEntrySchema, {
  transferId: idSchema,
  /** Hash of this entry and all before it, in hexadecimal digits. */
  hash: z.nullable(z.string()),
  /** Of a round whose result was corrected: the result before and after. */
  correction: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The entry that this one reverses. */
  corrects: z.nullable(otherMovementSchema),
  /** The entry that reversed this one. */
  correctedBy: z.nullable(otherMovementSchema),
  /** Reason of the correction for the owner, in the user's language. */
  reason: z.nullable(z.string()),
  cause: entryCauseSchema,
  /** Actions that the viewer may request now. */
  actions: z.array(z.enum(entryActions)),
});
export type LedgerEntryDetail = z.infer<typeof ledgerEntryDetailSchema>;
