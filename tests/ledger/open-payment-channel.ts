import { randomUUID } from 'node:crypto';
import type { ChannelKind } from '@lobi/core/contract';
import { insertChannel } from '../../packages/server/src/store/channels.ts';
import { insertGateway } from '../../packages/server/src/store/gateways.ts';
import type { World } from './world.ts';

/**
 * Opens a channel for deposits and withdrawals of players and agents, without fees; returns its id. One
 * of the kind `agent` is settled by the player's agent.
 */
export async function openPaymentChannel(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  kind: ChannelKind = 'bank',
): Promise<string> {
  const [id, gatewayId] = [randomUUID(), randomUUID()];
  await db.transaction(async (tx) => {
    await insertGateway(
      tx,
      {
        id: gatewayId,
        name: `Gateway ${gatewayId}`,
        currency: 'IDR',
        minimum: null,
        maximum: null,
        daily: null,
      },
      clock.now,
    );
    await insertChannel(
      tx,
      {
        id,
        gatewayId,
        name: 'Bank Uji',
        kind,
        direction: 'both',
        currency: 'IDR',
        minimum: 1n,
        maximum: null,
        feeFixed: 0n,
        feeBp: 0,
        feeMinimum: null,
        feeMaximum: null,
        feePayer: 'house',
        roles: ['player', 'agent'],
        opensAt: null,
        closesAt: null,
        enabled: true,
        position: 1,
        etaMinutes: 10,
        account: '1234567890',
        holder: 'PT Uji',
        instructions: {},
        institutions: [],
        branch: 'none',
      },
      clock.now,
    );
  });
  return id;
}
