import { announceChange } from '../services/outbox/announce-change.ts';
import type { ServiceDeps } from '../services/service-deps.ts';
import { suspendProvider } from '../services/providers/suspend-provider.ts';
import { decideHold, type HoldRecord, type StaffWord } from '../store/provider-payouts.ts';
import { liftSuspension } from '../store/provider-suspensions.ts';
import { findProvider, findProviderById } from '../store/providers.ts';
import { bookTime } from '../store/rounds.ts';
import type { CallContext, CallOutcome } from './call-context.ts';
import { calls } from './wallet-service.ts';

export type DecisionTerms = Pick<
  ServiceDeps,
  'db' | 'log' | 'rules' | 'currency' | 'bookTime' | 'wakeOutbox'
>;

/**
 * There is nothing to decide about: nothing of that name is held, or another member of staff has
 * decided.
 */
export class NothingToDecide extends Error {}

const nothingOf = (id: string) => new NothingToDecide(`Nothing waits under ${id}.`);

/**
 * Pays what was held, by doing the call again in the same transaction: the provider's next try is
 * answered as done. What cannot be done any more, such as a win of a bet that was given back,
 * leaves the payout waiting.
 * @throws NothingToDecide
 * @throws WalletRefusal why the call cannot be done
 */
export async function releasePayout(
  { db, log, wakeOutbox, ...terms }: DecisionTerms,
  holdId: string,
  word: StaffWord,
): Promise<HoldRecord> {
  const hold = await db.transaction(async (tx) => {
    const released = await decideHold(tx, holdId, 'released', word);
    if (!released) throw nothingOf(holdId);
    const provider = await findProviderById(tx, released.providerId);
    if (!provider) throw new Error(`The provider of the held payout ${holdId} is gone.`);
    const now = await bookTime(tx, terms.bookTime?.());
    const context = { tx, provider, requestId: released.id, now, terms, isRelease: true };
    const run = calls[released.call] as (
      context: CallContext,
      body: unknown,
    ) => Promise<CallOutcome>;
    await run(context, released.body);
    return released;
  });
  wakeOutbox();
  log.warn({ hold: hold.id, amount: String(hold.amount), ...word }, 'a held payout is released');
  return hold;
}

/**
 * Rejects what was held: nothing is paid, and the provider is answered to stop trying.
 * @throws NothingToDecide
 */
export async function refusePayout(
  { db, log }: Pick<DecisionTerms, 'db' | 'log'>,
  holdId: string,
  word: StaffWord,
): Promise<HoldRecord> {
  const hold = await db.transaction((tx) => decideHold(tx, holdId, 'refused', word));
  if (!hold) throw nothingOf(holdId);
  log.warn({ hold: hold.id, amount: String(hold.amount), ...word }, 'a held payout is refused');
  return hold;
}

/** Lets a suspended provider start games and be paid again. @throws NothingToDecide */
export async function liftProvider(
  { db, log, wakeOutbox }: Pick<DecisionTerms, 'db' | 'log' | 'wakeOutbox'>,
  code: string,
  word: StaffWord,
): Promise<void> {
  await db.transaction(async (tx) => {
    const provider = await findProvider(tx, code);
    if (!provider || !(await liftSuspension(tx, provider.id, word))) throw nothingOf(code);
    await announceChange(tx, { kind: 'provider', id: provider.id, ownerId: null });
  });
  wakeOutbox();
  log.warn({ provider: code, ...word }, 'the suspension of a provider is lifted');
}

/** Suspends a provider by hand. @throws NothingToDecide when it is not known, or suspended already */
export async function stopProvider(
  { db, log, wakeOutbox }: Pick<DecisionTerms, 'db' | 'log' | 'wakeOutbox'>,
  code: string,
  word: StaffWord,
): Promise<void> {
  await db.transaction(async (tx) => {
    const provider = await findProvider(tx, code);
    const isNew = provider && (await suspendProvider(tx, provider, { cause: 'staff', word }));
    if (!isNew) throw nothingOf(code);
  });
  wakeOutbox();
  log.error({ provider: code, ...word }, 'a provider is suspended');
}
