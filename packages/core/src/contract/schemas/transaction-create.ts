import * as z from 'zod/mini';
import { accountSchema, amountSchema, idSchema, lineSchema, pinSchema } from './common.ts';

const noteSchema = z.optional(lineSchema({ min: 0, max: 200 }));

/**
 * Body of a new transaction on the wallet of the path. `deposit`, `withdraw`: the owner's. `cash-in`:
 * from the caller's wallet to that of the path. `cash-out`: from the wallet of the path to the agent,
 * requested by its owner or by the agent, or to the staff who request it; confirmed by the other side.
 * @source spec §4 (type), rest ours
 */
export const transactionCreateSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deposit'), amount: amountSchema, channelId: idSchema }),
  z.strictObject({
    type: z.literal('withdraw'),
    amount: amountSchema,
    channelId: idSchema,
    /** Code of the bank or e-wallet, if the channel requires one. */
    institution: z.optional(z.string().check(z.maxLength(16), z.regex(/^[A-Z0-9]*$/))),
    account: accountSchema,
    holder: lineSchema({ min: 2, max: 64 }),
    branch: z.optional(lineSchema({ min: 0, max: 60 })),
    /** The owner's PIN, if one is set or required. It is not part of the idempotency hash. */
    pin: z.optional(pinSchema),
  }),
  z.strictObject({ type: z.literal('cash-in'), amount: amountSchema, note: noteSchema }),
  z.strictObject({ type: z.literal('cash-out'), amount: amountSchema, note: noteSchema }),
]);
export type TransactionCreate = z.infer<typeof transactionCreateSchema>;
