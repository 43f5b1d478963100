import type { Currency } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../store/database.ts';
import { insertGateway, listGateways } from '../../store/gateways.ts';
import { currentTime } from '../../store/rounds.ts';

/**
 * Creates a gateway on a platform that has none, for transfers booked manually by staff: every payment
 * channel belongs to a gateway, and no call creates one. Changes by an operator are kept.
 * @source ours
 */
export const openManualGateway = (db: Database, currency: Currency): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(`select pg_advisory_xact_lock(hashtextextended('manual-gateway', 0))`);
    if ((await listGateways(tx)).length > 0) return;
    const bounds = { minimum: null, maximum: null, daily: null };
    await insertGateway(
      tx,
      { id: uuid(), name: 'Manual', currency, ...bounds },
      await currentTime(tx),
    );
  });
