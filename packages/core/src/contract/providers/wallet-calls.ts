import * as z from 'zod/mini';
import { languages } from '../limits.ts';
import {
  currencySchema,
  idSchema,
  moneySchema,
  reasonSchema,
  timeSchema,
} from '../schemas/common.ts';
import { walletCodes, type WalletCode } from './wallet-codes.ts';

/** Id created by a provider: of a transaction, a round, a game. */
const foreignIdSchema = z.string().check(z.regex(/^[\w.:|-]{1,128}$/));

/** Amount in major units, without a sign. More decimals than the currency has are rejected. */
const unsignedSchema = z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/));
const signedSchema = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/));

/** Optional fields of every body in addition to its own. */
const envelope = {
  /** The same as in the header. */
  requestId: z.optional(z.string().check(z.maxLength(64))),
  /** Rejected if it is not the player's currency. */
  currency: z.optional(z.string().check(z.maxLength(8))),
};

const transaction = {
  ...envelope,
  transactionId: foreignIdSchema,
  roundId: foreignIdSchema,
};

/** Subject of a call: the session, or the player if the session may have ended. */
const player = {
  ...envelope,
  sessionId: z.optional(idSchema),
  playerId: z.optional(idSchema),
};

/** Reasons for paying a win. */
export const winKinds = ['normal', 'free', 'jackpot', 'promo'] as const;
export type WinKind = (typeof winKinds)[number];

/** Bodies of the calls that a provider makes to the wallet. @source ours */
export const walletRequests = {
  /** Exchanges the single-use launch token for a session. */
  authenticate: z.object({
    ...envelope,
    token: z.string().check(z.minLength(20), z.maxLength(200)),
  }),
  balance: z.object(player),
  bet: z.object({
    ...transaction,
    gameId: foreignIdSchema,
    amount: unsignedSchema,
    sessionId: idSchema,
  }),
  /**
   * A win of 0 closes its round as lost, unless `roundClosed` is `false`. Any other one leaves the round
   * open for further wins, unless `roundClosed` is `true`.
   */
  win: z.object({
    ...transaction,
    gameId: foreignIdSchema,
    amount: unsignedSchema,
    betTransactionId: z.optional(foreignIdSchema),
    kind: z.optional(z.enum(winKinds)),
    roundClosed: z.optional(z.boolean()),
  }),
  /** A bet and its win in one step; the round is closed, unless `roundClosed` is `false`. */
  betAndWin: z.object({
    ...transaction,
    gameId: foreignIdSchema,
    betAmount: unsignedSchema,
    winAmount: unsignedSchema,
    sessionId: idSchema,
    roundClosed: z.optional(z.boolean()),
  }),
  /** Rolls back a bet; target `null`: every open bet of the round. */
  rollback: z.object({ ...transaction, targetTransactionId: z.nullable(foreignIdSchema) }),
  /** A correction outside any round; signed, from the player's point of view. */
  adjust: z.object({
    ...player,
    transactionId: foreignIdSchema,
    amount: signedSchema,
    reason: reasonSchema,
  }),
  endRound: z.object({ ...envelope, roundId: foreignIdSchema }),
  health: z.object(envelope),
} as const;

/** Name of a wallet call. */
export type WalletCall = keyof typeof walletRequests;

/** Body of a wallet call. */
export type WalletRequest<Call extends WalletCall> = z.infer<(typeof walletRequests)[Call]>;

export const walletCallNames = Object.keys(walletRequests) as WalletCall[];

/** Path of each wallet call. All are POST. */
export const walletPath = (call: WalletCall): string => `/wallet/v1/${call}`;

/**
 * Response of a wallet: HTTP status 200 for every request that was understood, also for declined
 * ones. @source ours
 */
export const walletAnswerSchema = z.object({
  status: z.enum(['ok', 'error']),
  code: z.enum(Object.keys(walletCodes) as [WalletCode, ...WalletCode[]]),
  /** For developers; the message of `LIMIT_EXCEEDED` is for the player, in the player's language. */
  message: z.string(),
  /** Amount that the player can stake now; `null` without a player. */
  balance: z.nullable(moneySchema),
  currency: z.nullable(currencySchema),
  /** The wallet's own id of the booking. */
  walletTxId: z.nullable(z.string()),
  requestId: z.string(),
  /** A replay of the first response: nothing was booked this time. */
  replay: z.boolean(),
  /** `authenticate` only. */
  session: z.optional(
    z.object({
      sessionId: idSchema,
      /** The same in every session, and different for every provider. */
      playerId: idSchema,
      country: z.nullable(z.string()),
      language: z.enum(languages),
      rgHints: z.object({
        nextRealityCheckAt: z.nullable(timeSchema),
        sessionEndsAt: timeSchema,
      }),
    }),
  ),
  /** `adjust` only. */
  balanceBefore: z.optional(moneySchema),
  balanceAfter: z.optional(moneySchema),
});
export type WalletAnswer = z.infer<typeof walletAnswerSchema>;
