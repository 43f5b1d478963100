import * as z from 'zod/mini';
import { amountSchema, currencySchema, idSchema } from '../schemas/common.ts';
import { paymentNoticeStatuses, transactionStatuses } from '../statuses.ts';

/** Path on which a gateway reports payments. @source ours */
export const paymentNoticePath = (gatewayId: string): string => `/webhook/gateway/${gatewayId}`;

/**
 * Notice of a payment gateway about a deposit. Signed like a wallet call, without `X-Provider`, with the
 * gateway's secret; `X-Request-Id` is the permanent id of the notice.
 * @source ours (a webhook or an admin completes a deposit)
 */
export const paymentNoticeSchema = z.strictObject({
  status: z.enum(paymentNoticeStatuses),
  /** Exact amount paid, including the code that identifies the deposit; major units. */
  amount: amountSchema,
  currency: currencySchema,
  /**
   * Order number shown to the payer (`DP-…`). Without it the notice refers to the open deposit with
   * exactly this amount.
   */
  order: z.optional(z.string().check(z.regex(/^DP-[0-9A-F]{8}$/))),
  /** The gateway's own payment reference. */
  reference: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type PaymentNotice = z.infer<typeof paymentNoticeSchema>;

/**
 * Outcome of a notice: the deposit was completed or rejected; it was left to a reviewer; a new one was
 * created for late money, and completed or left to a reviewer; nothing changed.
 */
export const noticeEffects = ['completed', 'rejected', 'review', 'arrived', 'unchanged'] as const;
export type NoticeEffect = (typeof noticeEffects)[number];

/** Response to a notice. */
export const paymentNoticeAnswerSchema = z.object({
  effect: z.enum(noticeEffects),
  /** The deposit, or the new one created for late money. */
  transactionId: idSchema,
  status: z.enum(transactionStatuses),
  /** The notice was a repetition; this is the first response. */
  replay: z.boolean(),
});
export type PaymentNoticeAnswer = z.infer<typeof paymentNoticeAnswerSchema>;
