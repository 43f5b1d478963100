import { AppError, type Gateway, type GatewayUpdate } from '@lobi/core/contract';
import { assertBoundsInOrder, readBound } from '../../domain/bound.ts';
import {
  findGateway,
  listGateways,
  lockGateway,
  updateGateway,
  type GatewayChange,
  type GatewayRecord,
} from '../../store/gateways.ts';
import type { Transaction } from '../../store/database.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { assertMayActAlone } from '../settings/second-approval.ts';
import { requireId } from '../access/visibility.ts';
import { toGateway } from '../wire/to-channel.ts';

/** Payment gateways of channels. The API table defines who may set them up. */
export interface GatewayService {
  /** Sorted by name; secrets are never included. */
  list(): Promise<Gateway[]>;
  /** @throws AppError `not_found`, `conflict`, `validation`, `approval_required` */
  update(actor: Actor, gatewayId: string, body: GatewayUpdate): Promise<Gateway>;
}

/** A change with encrypted credentials. */
export type SealedGatewayUpdate = Omit<GatewayUpdate, 'secret'> & { readonly sealed?: string };

/** Encrypts the credentials of a change. */
export const sealUpdate = (
  { secret, ...body }: GatewayUpdate,
  seal: ServiceDeps['seal'],
): SealedGatewayUpdate => ({ ...body, ...(secret === undefined ? {} : { sealed: seal(secret) }) });

/**
 * Returns the change of a gateway from a request body, in stored form.
 * @throws AppError `not_found`, `conflict`, `validation`
 */
export function planGatewayChange(
  record: GatewayRecord | undefined,
  body: SealedGatewayUpdate,
): { readonly record: GatewayRecord; readonly change: GatewayChange } {
  if (!record) throw new AppError('not_found');
  if (record.version !== body.version) throw new AppError('conflict', 'changed since');
  const { currency, minimum, maximum } = record;
  const { enabled, maintenance, min, max, daily, sealed } = body;
  const change: GatewayChange = {
    ...(enabled === undefined ? {} : { enabled }),
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(min === undefined ? {} : { minimum: readBound(min, currency, 'min') }),
    ...(max === undefined ? {} : { maximum: readBound(max, currency, 'max') }),
    ...(daily === undefined ? {} : { daily: readBound(daily, currency, 'daily') }),
    ...(sealed === undefined ? {} : { secret: sealed }),
  };
  const bounds = { minimum, maximum, ...change };
  assertBoundsInOrder(bounds.minimum, bounds.maximum, 'max', currency);
  return { record, change };
}

/** Changes a gateway and publishes it, without approval. Errors as `update`. */
export async function updateGatewayIn(
  tx: Transaction,
  actor: Actor,
  gatewayId: string,
  body: SealedGatewayUpdate,
): Promise<Gateway> {
  const locked = await lockGateway(tx, requireId(gatewayId));
  const { change } = planGatewayChange(locked, body);
  await updateGateway(tx, gatewayId, change);
  await announceChange(tx, { kind: 'channel', id: gatewayId, ownerId: actor.id });
  const changed = await findGateway(tx, gatewayId);
  if (!changed) throw new Error('The gateway was not found after it was stored.');
  return toGateway(changed);
}

export function createGatewayService(deps: ServiceDeps): GatewayService {
  const { db, seal, wakeOutbox } = deps;
  return {
    list: async () => (await listGateways(db)).map(toGateway),
    update: async (actor, gatewayId, body) => {
      await assertMayActAlone(db, deps);
      const gateway = await db.transaction((tx) =>
        updateGatewayIn(tx, actor, gatewayId, sealUpdate(body, seal)),
      );
      wakeOutbox();
      return gateway;
    },
  };
}
