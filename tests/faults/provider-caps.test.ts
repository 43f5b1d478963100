import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameProvider, ProviderRegistration, WalletAnswer } from '@lobi/core/contract';
import { studio } from '../providers/studio.ts';
import { slowRuns } from '../property-runs.ts';
import { provideClusters, type Cluster } from './cluster.ts';
import { times } from './counts.ts';
import { providerAt, type ProviderAtNodes, type ProviderVisit } from './provider-visits.ts';
import { withProvidersFile } from './providers-file.ts';
import type { Visitor } from './visitor.ts';
import { queryRow } from '../query-rows.ts';

const startCluster = provideClusters();
const runs = slowRuns(6);
const caps = { win: 4_000n, session: 6_000n, day: 20_000n };

/** A separate provider for each run, so that today's payouts of one run do not count for the next. */
const studios: readonly ProviderRegistration[] = times(runs + 2, (index) => ({
  ...studio(`studio-${index}`),
  caps: { win: String(caps.win), session: String(caps.session), day: String(caps.day) },
}));
const [manual, automatic, ...others] = studios;

let cluster: Cluster;
let admin: Visitor;

beforeAll(async () => {
  cluster = await withProvidersFile(studios, (path) =>
    startCluster(2, { lasts: true, env: { LOBI_PROVIDERS: path } }),
  );
  admin = await cluster.signIn(await cluster.world.user({ role: 'admin' }));
});

/** The provider as staff sees it at a node. */
async function readProvider(code: string, node = 0): Promise<GameProvider> {
  const session = admin.at(cluster.nodes[node] ?? { origin: '' });
  const { body } = await session.call('admin.provider.list');
  const found = (body as { data: GameProvider[] }).data.find((each) => each.code === code);
  if (!found) throw new Error(`no provider ${code}`);
  return found;
}

/** Returns the highest payouts of the provider: of a day, of one player's session and of one round. */
async function paidBy(code: string) {
  const row = await queryRow<{ day: bigint; session: bigint; round: bigint }>(
    cluster.world.db,
    `with paid as (
       select t.wallet_id, t.round_id, t.payout from provider_transactions t
       join providers p on p.id = t.provider_id where p.code = $1
     )
     select coalesce(sum(payout), 0)::bigint as day,
       coalesce((select max(s) from (
         select sum(payout)::bigint as s from paid group by wallet_id) x), 0) as session,
       coalesce((select max(s) from (
         select sum(payout)::bigint as s from paid group by round_id) x), 0) as round
     from paid`,
    [code],
  );
  return row ?? { day: 0n, session: 0n, round: 0n };
}

const ids = ({ sessionId, playerId }: ProviderVisit, round: string, id = round) => ({
  ...{ sessionId, gameId: 'coin', roundId: `${playerId}.${round}` },
  transactionId: `${playerId}.${id}`,
});

describe('wins near a cap at two nodes at once', () => {
  // id: provider-caps-two-nodes
  it('wins near a cap at two nodes are never paid above the cap of the round, session or day, for any sizes', async () => {
    let run = 0;
    const win = fc.record({
      amount: fc.integer({ min: 500, max: 4_500 }),
      player: fc.integer({ min: 0, max: 4 }),
      isAgain: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(win, { minLength: 8, maxLength: 24 }), async (wins) => {
        const registration = others[run % others.length] as ProviderRegistration;
        run += 1;
        const provider = providerAt(cluster, registration);
        const visits = await Promise.all(times(5, () => provider.visit(100_000n)));
        const at = (player: number) => visits[player] as ProviderVisit;
        await Promise.all(
          wins.map(({ player }, n) =>
            provider.call(n, 'bet', { ...ids(at(player), `r${n}`, `b${n}`), amount: '100' }),
          ),
        );
        const answers = await Promise.all(
          wins.flatMap(({ amount, player, isAgain }, n) => {
            const body = { ...ids(at(player), `r${n}`, `w${n}`), amount: String(amount) };
            // The same win at both nodes is paid once.
            return (isAgain ? [0, 1] : [n]).map(async (node) => ({
              ...{ id: body.transactionId, amount },
              answer: await provider.call(node, 'win', body),
            }));
          }),
        );
        const ok = answers.filter(({ answer }) => answer.code === 'OK');
        const paid = new Map(ok.map(({ id, amount }) => [id, BigInt(amount)]));
        const sum = [...paid.values()].reduce((all, each) => all + each, 0n);
        const { day, session, round } = await paidBy(registration.code);
        expect(day).toBe(sum);
        expect(round).toBeLessThanOrEqual(caps.win);
        expect(session).toBeLessThanOrEqual(caps.session);
        expect(day).toBeLessThanOrEqual(caps.day);
        const { caps: shown } = await readProvider(registration.code, 1);
        expect(shown).toMatchObject({
          day: { paid: String(day) },
          session: { paid: String(session) },
          win: { paid: String(round) },
        });
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 300_000);
});

const codeOf = ({ code }: WalletAnswer) => code;

/** Response codes of every call that stakes or pays, and of a rollback, at the second node. */
async function codesAt(provider: ProviderAtNodes, visit: ProviderVisit, run: string) {
  const stake = { amount: '100' };
  const both = { betAmount: '100', winAmount: '10' };
  const correction = { amount: '10', reason: 'a gift' };
  const back = { targetTransactionId: `${visit.playerId}.back` };
  return {
    bet: codeOf(await provider.call(1, 'bet', { ...ids(visit, `bet${run}`), ...stake })),
    win: codeOf(
      await provider.call(1, 'win', { ...ids(visit, 'open', `win${run}`), amount: '10' }),
    ),
    betAndWin: codeOf(
      await provider.call(1, 'betAndWin', { ...ids(visit, `both${run}`), ...both }),
    ),
    adjust: codeOf(
      await provider.call(1, 'adjust', { ...ids(visit, `gift${run}`), ...correction }),
    ),
    rollback: codeOf(
      await provider.call(1, 'rollback', { ...ids(visit, 'back', `undo${run}`), ...back }),
    ),
  };
}

/** A player with an open round, and one with a bet that can be rolled back. */
async function openVisit(provider: ProviderAtNodes): Promise<ProviderVisit> {
  const visit = await provider.visit(100_000n);
  for (const round of ['open', 'back']) {
    await provider.call(0, 'bet', { ...ids(visit, round), amount: '100' });
  }
  return visit;
}

const whileSuspended = {
  ...{ bet: 'INVALID_REQUEST', win: 'RETRY', betAndWin: 'INVALID_REQUEST', adjust: 'RETRY' },
  rollback: 'OK',
};

describe('a suspension at one node', () => {
  // id: provider-suspension-two-nodes
  it('a manual suspension applies at the other node immediately, for every stake and payout, until lifted', async () => {
    const registration = manual as ProviderRegistration;
    const provider = providerAt(cluster, registration);
    const visit = await openVisit(provider);
    const { id: providerId } = await readProvider(registration.code);
    const first = admin.at(cluster.nodes[0] ?? { origin: '' });
    const body = { reason: 'odd wins at night' };
    const suspended = await first.call('admin.provider.suspend', { params: { providerId }, body });
    expect(suspended.status).toBe(200);
    expect(await codesAt(provider, visit, '1')).toEqual(whileSuspended);
    const player = (await cluster.signIn(visit.player)).at(cluster.nodes[1] ?? { origin: '' });
    const launched = await player.call('game.launch', {
      params: { gameId: await provider.gameId() },
      body: { mode: 'real', device: 'mobile' },
    });
    expect(launched.status).toBe(404);

    const suspensionId = (await readProvider(registration.code)).suspension?.id ?? '';
    const change = { kind: 'provider.lift', params: { providerId, suspensionId }, ...body };
    const response = await first.call('admin.change.create', { body: change });
    const { id: changeId, status } = (response.body as { data: { id: string; status: string } })
      .data;
    if (status === 'waiting') {
      const other = await cluster.signIn(await cluster.world.user({ role: 'superadmin' }));
      const params = { changeId };
      const second = other.at(cluster.nodes[0] ?? { origin: '' });
      await second.call('admin.change.decide', { params, body: { approve: true } });
    }
    const { rollback: _, ...codes } = await codesAt(provider, visit, '2');
    expect(new Set(Object.values(codes))).toEqual(new Set(['OK']));
  });

  it('an automatic suspension applies at the other node as soon as the win has its response', async () => {
    const registration = automatic as ProviderRegistration;
    const provider = providerAt(cluster, registration);
    const visits = await Promise.all(times(6, () => provider.visit(100_000n)));
    await Promise.all(
      visits.map((visit, n) => provider.call(n, 'bet', { ...ids(visit, 'r'), amount: '100' })),
    );
    const open = await openVisit(provider);
    // Five times 4,000 fit into 20,000, a sixth does not.
    const answers = await Promise.all(
      visits.map((visit) => provider.call(0, 'win', { ...ids(visit, 'r', 'w'), amount: '4000' })),
    );
    expect(answers.map(codeOf).filter((code) => code === 'OK')).toHaveLength(5);
    expect(await codesAt(provider, open, '1')).toEqual(whileSuspended);
    expect((await readProvider(registration.code, 1)).suspension).toMatchObject({
      cause: 'day-cap',
      trigger: { amount: '4000', cap: 'day' },
    });
  });
});
