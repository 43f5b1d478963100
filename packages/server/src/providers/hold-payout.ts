import { formatMoney } from '@lobi/core/contract';
import { announceChange } from '../services/outbox/announce-change.ts';
import type { ServiceDeps } from '../services/service-deps.ts';
import { notify } from '../services/notifications/notify.ts';
import { suspendProvider } from '../services/providers/suspend-provider.ts';
import { countWaitingHolds, insertHold, type NewHold } from '../store/provider-payouts.ts';
import { findStaffIds } from '../store/users.ts';
import type { ProviderRecord } from '../store/providers.ts';
import { maxHeld } from './payout-caps.ts';

type HoldTerms = Pick<ServiceDeps, 'db' | 'log' | 'wakeOutbox'>;

/**
 * Holds a payout above a cap until staff decides, and raises the alarm once: a log line, the metrics of
 * the process, and a notification to staff. Above the daily cap, and with the third held payout, the
 * provider is suspended: no launches and no payouts.
 */
export async function holdPayout(
  { db, log, wakeOutbox }: HoldTerms,
  { id, code, name }: Pick<ProviderRecord, 'id' | 'code' | 'name'>,
  hold: NewHold,
): Promise<void> {
  const found = await db.transaction(async (tx) => {
    const holdId = await insertHold(tx, hold);
    if (holdId === undefined) return undefined;
    const cause =
      hold.cap === 'day'
        ? ('day-cap' as const)
        : (await countWaitingHolds(tx, id)) >= maxHeld
          ? ('held-wins' as const)
          : undefined;
    const params = {
      provider: name,
      amount: formatMoney(hold.amount, hold.currency),
      currency: hold.currency,
    };
    for (const userId of await findStaffIds(tx)) {
      await notify(tx, { userId, kind: 'payout-held', params });
    }
    await announceChange(tx, { kind: 'provider', id, ownerId: null });
    const isSuspended =
      cause !== undefined && (await suspendProvider(tx, { id, name }, { cause, holdId }));
    return { cause: isSuspended ? cause : undefined };
  });
  if (!found) return;
  wakeOutbox();
  const { call, externalId, roundId, walletId, amount, cap } = hold;
  const about = {
    provider: code,
    call,
    externalId,
    roundId,
    walletId,
    amount: String(amount),
    cap,
  };
  log.error(about, 'a payout above a cap was held');
  if (found.cause) log.error({ provider: code, cause: found.cause }, 'a provider was suspended');
}
