import { AppError, type Gateway, type GatewayUpdate } from '@lobi/core/contract';
import { assertBoundsInOrder, readBound } from '../domain/bound.ts';
import {
  findGateway,
  listGateways,
  lockGateway,
  updateGateway,
  type GatewayChange,
  type GatewayRecord,
} from '../store/gateways.ts';
import type { Actor } from './actor.ts';
import { announceChange } from './announce-change.ts';
import type { ServiceDeps } from './service-deps.ts';
import { requireId } from './visibility.ts';
import { toGateway } from './wire/to-channel.ts';

/** Providers that channels run through. Who may set them up, the API table says. */
export interface GatewayService {
  /** By name; secrets are never told. */
  list(): Promise<Gateway[]>;
  /** @throws AppError `not_found`, `conflict`, `validation` */
  update(actor: Actor, gatewayId: string, body: GatewayUpdate): Promise<Gateway>;
}

/** What a body says, as it is kept. @throws AppError `validation` */
function toChange(
  { currency, minimum, maximum }: GatewayRecord,
  body: GatewayUpdate,
  seal: ServiceDeps['seal'],
): GatewayChange {
  const { enabled, maintenance, min, max, daily, secret } = body;
  const change: GatewayChange = {
    ...(enabled === undefined ? {} : { enabled }),
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(min === undefined ? {} : { minimum: readBound(min, currency, 'min') }),
    ...(max === undefined ? {} : { maximum: readBound(max, currency, 'max') }),
    ...(daily === undefined ? {} : { daily: readBound(daily, currency, 'daily') }),
    ...(secret === undefined ? {} : { secret: seal(secret) }),
  };
  const bounds = { minimum, maximum, ...change };
  assertBoundsInOrder(bounds.minimum, bounds.maximum, 'max');
  return change;
}

export function createGatewayService({ db, seal, wakeOutbox }: ServiceDeps): GatewayService {
  return {
    list: async () => (await listGateways(db)).map(toGateway),
    update: async (actor, gatewayId, body) => {
      const gateway = await db.transaction(async (tx) => {
        const record = await lockGateway(tx, requireId(gatewayId));
        if (!record) throw new AppError('not_found');
        if (record.version !== body.version) throw new AppError('conflict', 'changed since');
        await updateGateway(tx, gatewayId, toChange(record, body, seal));
        await announceChange(tx, { kind: 'channel', id: gatewayId, ownerId: actor.id });
        const changed = await findGateway(tx, gatewayId);
        if (!changed) throw new Error('The gateway just written is not there.');
        return toGateway(changed);
      });
      wakeOutbox();
      return gateway;
    },
  };
}
