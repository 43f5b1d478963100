import * as z from 'zod/mini';
import { amountSchema, currencySchema, idSchema } from '../schemas/common.ts';
import { paymentNoticeStatuses, transactionStatuses } from '../statuses.ts';

/** Where a gateway reports payments. @source ours */
export const paymentNoticePath = (gatewayId: string): string => `/webhook/gateway/${gatewayId}`;

/**
 * Notice of a payment gateway about a deposit. Signed as a wallet call is, without `X-Provider`,
 * with the gateway's secret; `X-Request-Id` is the notice's own id and means one notice for good.
 * @source ours (a webhook or an admin completes a deposit)
 */
export const paymentNoticeSchema = z.strictObject({
  status: z.enum(paymentNoticeStatuses),
  /** Exact amount paid, including the code that identifies the deposit; major units. */
  amount: amountSchema,
  currency: currencySchema,
  /**
   * Number that the payer was shown (`DP-…`). Without it the open deposit that asks for exactly this
   * sum is meant.
   */
  order: z.optional(z.string().check(z.regex(/^DP-[0-9A-F]{8}$/))),
  /** The gateway's own name of the payment. */
  reference: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type PaymentNotice = z.infer<typeof paymentNoticeSchema>;

/**
 * Outcome of a notice: the deposit was completed or rejected; a person looks at it; a new one was
 * made for money that arrived late, and completed or left to a person; nothing changed.
 */
export const noticeEffects = ['completed', 'rejected', 'review', 'arrived', 'unchanged'] as const;
export type NoticeEffect = (typeof noticeEffects)[number];

/** Answer to a notice. */
export const paymentNoticeAnswerSchema = z.object({
  effect: z.enum(noticeEffects),
  /** The deposit, or the new one that was made for money that arrived late. */
  transactionId: idSchema,
  status: z.enum(transactionStatuses),
  /** The notice had come before; this is the first answer again. */
  replay: z.boolean(),
});
export type PaymentNoticeAnswer = z.infer<typeof paymentNoticeAnswerSchema>;
