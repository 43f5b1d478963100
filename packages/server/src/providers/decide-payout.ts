import { announceChange } from '../services/outbox/announce-change.ts';
import type { ServiceDeps } from '../services/service-deps.ts';
import { suspendProvider } from '../services/providers/suspend-provider.ts';
import { decideHold, type HoldRecord, type StaffDecision } from '../store/provider-payouts.ts';
import { liftSuspension } from '../store/provider-suspensions.ts';
import { findProvider, findProviderById } from '../store/providers.ts';
import { currentTime } from '../store/rounds.ts';
import type { CallContext, CallOutcome } from './call-context.ts';
import { calls } from './wallet-service.ts';

export type DecisionTerms = Pick<
  ServiceDeps,
  'db' | 'log' | 'rules' | 'currency' | 'currentTime' | 'wakeOutbox'
>;

/**
 * The payout or provider needs no decision: nothing of that name is held, or another member of staff has
 * decided.
 */
export class NothingToDecide extends Error {}

const nothingOf = (id: string) => new NothingToDecide(`Nothing waits under ${id}.`);

/**
 * Pays a held payout by repeating the call in the same transaction; the provider's next retry is
 * answered as processed. If the call is no longer possible, such as a win of a bet that was rolled back,
 * the payout stays held.
 * @throws WalletRefusal why the call is not possible
 */
export async function releasePayout(
  { db, log, wakeOutbox, ...terms }: DecisionTerms,
  holdId: string,
  decision: StaffDecision,
): Promise<HoldRecord> {
  const hold = await db.transaction(async (tx) => {
    const released = await decideHold(tx, holdId, 'released', decision);
    if (!released) throw nothingOf(holdId);
    const provider = await findProviderById(tx, released.providerId);
    if (!provider) throw new Error(`The provider of the held payout ${holdId} does not exist.`);
    const now = await currentTime(tx, terms.currentTime?.());
    const context = { tx, provider, requestId: released.id, now, terms, isRelease: true };
    const run = calls[released.call] as (
      context: CallContext,
      body: unknown,
    ) => Promise<CallOutcome>;
    await run(context, released.body);
    return released;
  });
  wakeOutbox();
  log.warn(
    { hold: hold.id, amount: String(hold.amount), ...decision },
    'a held payout was released',
  );
  return hold;
}

/**
 * Rejects a held payout: nothing is paid, and the response makes the provider stop retrying.
 * @throws NothingToDecide
 */
export async function refusePayout(
  { db, log }: Pick<DecisionTerms, 'db' | 'log'>,
  holdId: string,
  decision: StaffDecision,
): Promise<HoldRecord> {
  const hold = await db.transaction((tx) => decideHold(tx, holdId, 'refused', decision));
  if (!hold) throw nothingOf(holdId);
  log.warn(
    { hold: hold.id, amount: String(hold.amount), ...decision },
    'a held payout was rejected',
  );
  return hold;
}

/** Lifts the suspension of a provider. @throws NothingToDecide */
export async function liftProvider(
  { db, log, wakeOutbox }: Pick<DecisionTerms, 'db' | 'log' | 'wakeOutbox'>,
  code: string,
  decision: StaffDecision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const provider = await findProvider(tx, code);
    if (!provider || !(await liftSuspension(tx, provider.id, decision))) throw nothingOf(code);
    await announceChange(tx, { kind: 'provider', id: provider.id, ownerId: null });
  });
  wakeOutbox();
  log.warn({ provider: code, ...decision }, 'the suspension of a provider was lifted');
}

/** Suspends a provider manually. @throws NothingToDecide when it is unknown or already suspended */
export async function stopProvider(
  { db, log, wakeOutbox }: Pick<DecisionTerms, 'db' | 'log' | 'wakeOutbox'>,
  code: string,
  decision: StaffDecision,
): Promise<void> {
  await db.transaction(async (tx) => {
    const provider = await findProvider(tx, code);
    const isNew = provider && (await suspendProvider(tx, provider, { cause: 'staff', decision }));
    if (!isNew) throw nothingOf(code);
  });
  wakeOutbox();
  log.error({ provider: code, ...decision }, 'a provider was suspended');
}
