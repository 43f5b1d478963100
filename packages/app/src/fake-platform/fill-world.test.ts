import type { ApiName } from '@lobi/core/contract';
import { createFakeBackend, createFakeClock } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { fillWorld } from './fill-world.ts';

type Call = readonly [name: ApiName, input?: object];

const wallet = { params: { walletId: 'wallet-player' } };
const user = { params: { userId: 'user-player' } };

/** Typical calls of each role. */
const callsByRole: Readonly<Record<string, readonly Call[]>> = {
  player: [
    ['dashboard.show'],
    ['wallet.show', wallet],
    ['ledger.list', wallet],
    ['transaction.list', wallet],
    ['bet.list', wallet],
    ['game.list'],
    ['round.list', { params: { gameId: 'game-arena' } }],
    ['channel.list', { query: { direction: 'in' } }],
    ['limit.list', user],
    ['session.list', user],
    ['activity.list', user],
  ],
  agent: [
    ['dashboard.show'],
    ['user.list'],
    ['user.downline', { params: { userId: 'user-agent' } }],
    ['earning.list', { params: { walletId: 'wallet-agent' } }],
    ['earning.show', { params: { earningId: 'earning-1' } }],
    ['transaction.queue', { query: { status: 'open' } }],
    ['notification.list'],
  ],
  admin: [
    ['dashboard.show'],
    ['transaction.queue'],
    ['admin.gateway.list'],
    ['admin.provider.list'],
    ['admin.channel.list'],
    ['admin.report', { query: { group: 'agent' } }],
    ['user.show', user],
  ],
};

describe('realistic demo data', () => {
  it.each(Object.entries(callsByRole))(
    'fillWorld provides data for every screen of %s',
    async (role, calls) => {
      const clock = createFakeClock();
      const backend = createFakeBackend({ clock });
      fillWorld(backend.world, 'open');
      const token = backend.signIn(role);
      const api = await backend.connectApi({
        tokens: { read: () => token },
        language: () => 'id',
        logger: { warn: () => undefined, error: () => undefined },
      });
      const call = api.call as (name: ApiName, input?: object) => Promise<{ data: unknown }>;
      for (const [name, input] of calls) {
        const answer = call(name, input);
        const settled = answer.catch(() => undefined);
        await clock.advance(0);
        await settled;
        const { data } = await answer;
        expect(Array.isArray(data) ? data.length : 1, name).toBeGreaterThan(0);
      }
    },
  );
});
