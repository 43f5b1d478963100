import type { Currency, PayoutCap } from '@lobi/core/contract';
import { capInForce } from '../domain/provider-caps.ts';
import {
  addPayout,
  dayOf,
  findCaps,
  findHold,
  payoutOfRound,
  sessionOfRound,
  type NewHold,
  type PayingCall,
} from '../store/provider-payouts.ts';
import type { CallContext } from './call-context.ts';
import { WalletRefusal } from './refusal.ts';

/** Number of held calls at which a provider is suspended. @source ours */
export const maxHeld = 3;

/** A payout about to be booked. */
export interface Payout {
  readonly call: PayingCall;
  readonly externalId: string;
  readonly contentHash: string;
  readonly body: unknown;
  /** `null` for a payout outside any round. */
  readonly round: {
    readonly id: string;
    readonly externalId: string;
    readonly gameId: string | null;
  } | null;
  /** Session of a payout outside any round. */
  readonly sessionId?: string | undefined;
  readonly walletId: string;
  readonly currency: Currency;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** A payout above a cap. The call is rolled back and held for staff. */
export class PayoutAboveCap extends Error {
  readonly hold: NewHold;

  constructor(hold: NewHold) {
    super(`above the ${hold.cap} cap`);
    this.name = 'PayoutAboveCap';
    this.hold = hold;
  }
}

/**
 * Returns whether staff released the payout.
 * @throws WalletRefusal while it waits, and once staff rejected it
 */
async function isReleased({ tx, provider }: CallContext, payout: Payout): Promise<boolean> {
  const hold = await findHold(tx, provider.id, payout.externalId);
  if (!hold) return false;
  const { walletId } = payout;
  if (hold.contentHash !== payout.contentHash) {
    throw new WalletRefusal('DUPLICATE_CONFLICT', 'The id belongs to another call.', walletId);
  }
  if (hold.status === 'refused') {
    throw new WalletRefusal('LIMIT_EXCEEDED', 'The payout was reviewed and refused.', walletId);
  }
  if (hold.status === 'waiting') {
    throw new WalletRefusal('RETRY', 'The payout is held for review.', walletId);
  }
  return true;
}

/**
 * Counts a payout against the caps of the round, the session and the day, after its transaction was
 * claimed and before its money moves. The sums stay locked until the end, so that concurrent payouts
 * cannot exceed a cap together. A payout released by staff is not counted.
 * @throws WalletRefusal `RETRY` while the provider is suspended or the payout is held, `LIMIT_EXCEEDED`
 *   once it was refused, `DUPLICATE_CONFLICT`
 */
export async function countPayout(context: CallContext, payout: Payout): Promise<void> {
  const { tx, provider, now, terms } = context;
  const { round, walletId, amount } = payout;
  if (await isReleased(context, payout)) return;
  const caps = await findCaps(tx, provider.id, round?.gameId ?? null);
  if (caps?.isSuspended) {
    throw new WalletRefusal('RETRY', 'Payouts of this provider are suspended.', walletId);
  }
  const { maximumPayout } = terms.rules;
  const capOf = (cap: PayoutCap, own: bigint | null | undefined): bigint =>
    capInForce(cap, own, maximumPayout);
  const assertBelow = (cap: PayoutCap, sum: bigint, maximum: bigint): void => {
    if (sum <= maximum) return;
    const { call, externalId, contentHash, body, currency } = payout;
    const roundId = round?.externalId ?? null;
    const about = { call, externalId, contentHash, body, walletId, currency, amount };
    throw new PayoutAboveCap({ providerId: provider.id, roundId, cap, ...about });
  };

  const ofRound = round ? await payoutOfRound(tx, round.id) : amount;
  assertBelow('win', ofRound, capOf('win', caps?.gameWinCap ?? caps?.winCap));
  const sessionId = (round && (await sessionOfRound(tx, round.id))) ?? payout.sessionId;
  let ofSession = 0n;
  if (sessionId !== undefined) {
    ofSession = await addPayout(tx, provider.id, { kind: 'session', key: sessionId }, amount);
    assertBelow('session', ofSession, capOf('session', caps?.sessionCap));
  }
  // Last, since every payout of the provider waits for it.
  const day = {
    kind: 'day',
    key: dayOf(now),
    largestRound: ofRound,
    largestSession: ofSession,
  } as const;
  const ofDay = await addPayout(tx, provider.id, day, amount);
  assertBelow('day', ofDay, capOf('day', caps?.dayCap));
}
