import { expect, it } from 'vitest';
import { demoAccounts } from '../../packages/server/src/demo/demo-accounts.ts';
import { HttpSession } from '@lobi/core/conformance';
import { provideClusters } from './cluster.ts';
import { queryRows } from '../query-rows.ts';

const startCluster = provideClusters();

it('two nodes that start concurrently on an empty database seed one demo', async () => {
  const { nodes, world } = await startCluster(2, {
    env: { LOBI_DEMO: '1', LOBI_DEMO_PLAYERS: '0' },
  });
  for (const { origin } of nodes) {
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    expect((await new HttpSession(origin).login('player')).status).toBe(200);
  }
  const users = await queryRows<{ username: string }>(
    world.db,
    'select username from users order by username',
  );
  expect(users.map(({ username }) => username)).toEqual(
    demoAccounts.map(({ username }) => username).toSorted(),
  );
});
