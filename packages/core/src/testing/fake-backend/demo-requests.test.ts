import { describe, expect, it } from 'vitest';
import { addDemoRequests } from './demo-requests.ts';
import { setUp } from './fake-backend-set-up.ts';

describe('the demo data', () => {
  it('the demo data contains records and open decisions for every role, in the form of the contract', async () => {
    const { callAs, world } = setUp();
    addDemoRequests(world);
    const { counts } = await callAs('admin', 'transaction.queue', { query: { status: 'open' } });
    expect(counts).toEqual({ pending: 5, processing: 2, second: 1, late: 1 });
    const admin = await callAs('admin', 'dashboard.show', {});
    expect(admin.data).toMatchObject({ role: 'admin', users: { pending: 1 } });
    const agent = await callAs('agent', 'dashboard.show', {});
    const requests = agent.data.role === 'agent' ? agent.data.requests : [];
    expect(requests.map(({ type }) => type)).toContain('cash-out');
    const mine = await callAs('agent', 'transaction.queue', { query: { status: 'mine' } });
    expect(mine.data).toMatchObject(requests);
    expect(agent.data).toMatchObject({ requestCount: mine.meta.total });
    expect((await callAs('player', 'dashboard.show', {})).data).toMatchObject({
      openTransactions: [{ type: 'deposit', status: 'pending' }],
    });
    expect((await callAs('declare', 'dashboard.show', {})).data).toMatchObject({ role: 'declare' });
    const params = { userId: 'user-player' };
    expect((await callAs('player', 'session.list', { params })).data).not.toHaveLength(1);
    const { data: activity } = await callAs('player', 'activity.list', { params });
    const times = activity.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const report = await callAs('admin', 'admin.report', { query: { group: 'day' } });
    expect(report.data.rows).toHaveLength(7);
  });
});
