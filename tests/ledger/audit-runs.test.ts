import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAuditService } from '../../packages/server/src/services/audit/audit.ts';
import { startAuditClock } from '../../packages/server/src/services/audit/audit-clock.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { insertActivity } from '../../packages/server/src/store/activity.ts';
import { holdFunds } from '../../packages/server/src/store/holds.ts';
import { startTestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { createWorld, silentLog, type World } from './world.ts';
import { waitUntil } from '../wait-until.ts';
import { queryRow } from '../query-rows.ts';

let databases: Awaited<ReturnType<typeof startTestDatabase>>;
beforeAll(async () => {
  databases = await startTestDatabase();
});
afterAll(() => databases.stop());

interface Busy {
  readonly world: World;
  readonly player: Actor;
  /** Places one more bet. */
  bet(): Promise<unknown>;
}

/** A world in which a player has placed two bets. */
async function busyWorld(): Promise<Busy> {
  const { db } = await databases.fresh();
  const world = createWorld(db);
  const player = await world.user({ funds: 1_000_000n });
  const { roundId } = await world.openRound();
  const bet = () => world.bet(player, roundId, 'meron', '1000');
  await bet();
  await bet();
  return { world, player, bet };
}

/**
 * Makes a change that a trigger would reject, as a user who can disable triggers would, and waits until
 * PostgreSQL has counted it.
 */
const tamper = (world: World, change: string) =>
  world.db.run(`set session_replication_role = replica; ${change};
    set session_replication_role = origin; select pg_stat_force_next_flush()`);

const broken = ({ checks }: { checks: { id: string; faults: number }[] }) =>
  checks.filter(({ faults }) => faults > 0).map(({ id }) => id);

const entryOf = (player: Actor, version: number) =>
  `account_id = '${player.walletId}' and version = ${version}`;

describe('an audit run', () => {
  it('the first audit checks everything, the next ones only new records', async () => {
    const { world, bet } = await busyWorld();
    const { audit } = world.services;
    expect(await audit.last()).toEqual({ full: null, recent: null });
    expect(await audit.record('recent')).toMatchObject({ scope: 'full', ok: true });
    await bet();
    const recent = await audit.record('recent');
    expect(recent).toMatchObject({ scope: 'recent', ok: true });
    const { full, recent: stored } = await audit.last();
    expect(stored).toEqual(recent);
    expect(full?.checks.map(({ id }) => id)).toEqual(
      expect.arrayContaining(recent.checks.map(({ id }) => id)),
    );
    expect(full?.checks.length).toBeGreaterThan(recent.checks.length);
  });

  it('a recent audit continues from the last sound entry of each wallet', async () => {
    const { world, player, bet } = await busyWorld();
    const { audit } = world.services;
    await audit.record('full');
    await bet();
    await world.db.transaction((tx) =>
      holdFunds(tx, { walletId: player.walletId, amount: 500n, reference: player.id }),
    );
    await audit.record('recent');
    const reached = await world.db.row(
      `select c.version = w.version and c.balance = w.balance and c.held = w.held
         and c.chain = w.chain as "isReached", c.version::int as version
       from audit_checkpoints c join wallets w on w.id = c.wallet_id where w.id = $1`,
      [player.walletId],
    );
    expect(reached).toEqual({ isReached: true, version: 5 });
  });

  // id: audit-wallet-without-entry
  it.each([
    [
      'C3',
      (player: Actor) => `update wallets set balance = balance + 5 where id = '${player.walletId}'`,
    ],
    [
      'C12',
      (player: Actor) => `update wallets set version = version + 1 where id = '${player.walletId}'`,
    ],
    ['C41', (player: Actor) => `update wallets set chain = '' where id = '${player.walletId}'`],
  ])('check %s finds a wallet that was changed without an entry', async (id, change) => {
    const { world, player } = await busyWorld();
    const { audit } = world.services;
    await audit.record('full');
    await world.db.run(change(player));
    const found = await audit.record('recent');
    expect(found.scope).toBe('recent');
    expect(broken(found)).toContain(id);
    expect(found.checks.find((check) => check.id === id)).toMatchObject({
      subject: 'wallet',
      faults: 1,
      ids: [player.walletId],
    });
  });

  const faultsInWhatIsNew = [
    [
      'C1',
      (entry: string) => `delete from entries where version is null and transfer_id =
      (select transfer_id from entries where ${entry})`,
    ],
    [
      'C5',
      (entry: string) => `update entries set balance_before = balance_before + 5,
      balance_after = balance_after + 5 where ${entry}`,
    ],
    [
      'C9',
      (entry: string) => `delete from transfers where id =
      (select transfer_id from entries where ${entry})`,
    ],
    [
      'C10',
      () => `delete from outbox where id = (select max(id) from outbox where topic = 'wallet')`,
    ],
    [
      'C40',
      (entry: string) => `update transfers set created_at = created_at - interval '1 hour'
      where id = (select transfer_id from entries where ${entry})`,
    ],
    ['C41', (entry: string) => `update entries set hash = sha256(hash) where ${entry}`],
  ] as const;

  it.each(faultsInWhatIsNew)('the check %s finds a fault in the newest bet', async (id, plant) => {
    const { world, player, bet } = await busyWorld();
    const { audit } = world.services;
    await audit.record('full');
    await bet();
    // Not counted, so that only new entries are audited.
    await world.db.run(`set session_replication_role = replica; ${plant(entryOf(player, 4))}`);
    await world.db.run(
      `update audit_runs set rewrites = (
         select jsonb_object_agg(s.relname,
           concat(s.n_tup_upd, ' ', s.n_tup_del, ' ', pg_relation_filenode(s.relid)))
         from pg_stat_user_tables s where s.relname = any (array(select jsonb_object_keys(rewrites)))
       )`,
    );
    const found = await audit.record('recent');
    expect(broken(found)).toContain(id);
  });

  it('an audit does not continue from a ledger with faults', async () => {
    const { world, player } = await busyWorld();
    const { audit } = world.services;
    await audit.record('full');
    await world.db.run(`update wallets set balance = balance + 5 where id = '${player.walletId}'`);
    expect((await audit.record('recent')).ok).toBe(false);
    expect((await audit.record('recent')).ok).toBe(false);
    await world.db.run(`update wallets set balance = balance - 5 where id = '${player.walletId}'`);
    expect((await audit.record('recent')).ok).toBe(true);
  });

  // id: audit-old-row-changed
  it.each([
    [
      'changed',
      (player: Actor) => `update transfers set params = '{"fight": 9}' where id =
        (select transfer_id from entries where ${entryOf(player, 2)})`,
      'C40',
    ],
    ['taken out', (player: Actor) => `delete from entries where ${entryOf(player, 2)}`, 'C41'],
    ['emptied', () => 'truncate hold_steps', undefined],
  ] as const)(
    'an audit checks everything again once an old row was %s without the triggers',
    async (_, change, id) => {
      const { world, player, bet } = await busyWorld();
      const { audit } = world.services;
      await audit.record('full');
      await bet();
      expect((await audit.record('recent')).scope).toBe('recent');
      await tamper(world, change(player));
      const found = await audit.record('recent');
      expect(found.scope).toBe('full');
      if (id) expect(broken(found)).toContain(id);
      expect((await audit.record('recent')).scope).toBe('recent');
    },
  );

  it('an audit logs that rows were rewritten even when all checks are sound', async () => {
    const { world, player } = await busyWorld();
    const error = vi.fn();
    const audit = createAuditService({
      db: world.db,
      log: { ...silentLog, error },
      wakeOutbox: () => undefined,
    });
    await audit.record('full');
    await insertActivity(world.db, {
      userId: player.id,
      action: 'login',
      ...{ ip: '192.0.2.1', browser: null, device: null, country: null, city: null },
    });
    await tamper(world, 'delete from activity');
    await audit.record('recent');
    expect(error.mock.calls).toEqual([
      [{ tables: ['activity'] }, 'rows of append-only tables were rewritten'],
    ]);
    await audit.record('recent');
    expect(error).toHaveBeenCalledOnce();
  });

  it('a rejected attempt to delete rows does not cause a full audit', async () => {
    const { world } = await busyWorld();
    const { audit } = world.services;
    await audit.record('full');
    for (const table of ['transfers', 'entries', 'hold_steps', 'activity']) {
      await expect(world.db.run(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    await world.db.run('select pg_stat_force_next_flush()');
    expect(await audit.record('recent')).toMatchObject({ scope: 'recent', ok: true });
  });

  it('an audit waits while another process audits', async () => {
    const { world } = await busyWorld();
    const { audit } = world.services;
    const found = await Promise.all([1, 2, 3].map(() => audit.record('full')));
    expect(found.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await audit.request()).toMatchObject({ scope: 'full', ok: true });
  });

  it('an audit sees one snapshot of the bets while others are placed', async () => {
    const { world, bet } = await busyWorld();
    const { audit } = world.services;
    const bets = Promise.all(Array.from({ length: 60 }, () => bet()));
    for (let turn = 0; turn < 5; turn += 1) {
      expect(broken(await audit.record('recent'))).toEqual([]);
    }
    await bets;
    expect(await audit.record('recent')).toMatchObject({ scope: 'recent', ok: true });
  });
});

describe('staff', () => {
  const unsound = 'books-unsound';
  const newsOf = async (world: World, who: Actor) =>
    (await world.services.notifications.list(who, { perPage: 100 }, 'en')).data.filter(
      ({ kind }) => kind === unsound,
    );
  /** Number of events about the user that the user's pages received. */
  const pushesTo = async (world: World, who: Actor): Promise<bigint | undefined> =>
    (
      await queryRow<{ count: bigint }>(
        world.db,
        `select count(*) from outbox where topic = 'user' and subject_id = $1`,
        [who.id],
      )
    )?.count;

  it('staff is notified once when an audit finds faults, and again when there are more or others', async () => {
    const { world, player } = await busyWorld();
    const { audit } = world.services;
    const [admin, superadmin, blocked] = [
      await world.user({ role: 'admin' }),
      await world.user({ role: 'superadmin' }),
      await world.user({ role: 'admin', status: 'blocked' }),
    ];
    const second = await world.user({ funds: 1_000n });
    await audit.record('full');
    expect(await newsOf(world, admin)).toEqual([]);
    const before = await pushesTo(world, admin);

    const add = (to: Actor, amount: number) =>
      world.db.run('update wallets set balance = balance + $2 where id = $1', [
        to.walletId,
        amount,
      ]);
    await add(player, 5);
    const found = await audit.record('full');
    for (const person of [admin, superadmin]) {
      const [first, ...more] = await newsOf(world, person);
      expect(more).toEqual([]);
      expect(first?.title).toBe('The ledger audit failed');
      for (const id of broken(found)) expect(first?.body).toContain(id);
      expect((await world.services.users.self(person)).unread).toBe(1);
    }
    expect(await pushesTo(world, admin)).toBe((before ?? 0n) + 1n);
    for (const person of [player, blocked]) expect(await newsOf(world, person)).toEqual([]);

    await audit.record('full');
    expect(await newsOf(world, admin)).toHaveLength(1);
    await add(second, 7);
    await audit.record('full');
    expect(await newsOf(world, admin)).toHaveLength(2);
    // The same number, in another wallet.
    await add(player, -5);
    await audit.record('full');
    await add(player, 5);
    await add(second, -7);
    await audit.record('full');
    expect(await newsOf(world, admin)).toHaveLength(3);
    await add(player, -5);
    expect((await audit.record('full')).ok).toBe(true);
    expect(await newsOf(world, admin)).toHaveLength(3);
    await add(player, 5);
    await audit.record('full');
    expect(await newsOf(world, admin)).toHaveLength(4);
  });

  it('staff is notified by one of two nodes that audit at once', async () => {
    const { world, player } = await busyWorld();
    const { audit } = world.services;
    const admin = await world.user({ role: 'admin' });
    await audit.record('full');
    await world.db.run(`update wallets set balance = balance + 5 where id = '${player.walletId}'`);
    await Promise.all([1, 2, 3].map(() => audit.record('full')));
    expect(await newsOf(world, admin)).toHaveLength(1);
  });

  it('staff is notified although a row of theirs changes during the audit', async () => {
    const { world, player } = await busyWorld();
    const { audit } = world.services;
    const admin = await world.user({ role: 'admin' });
    await audit.record('full');
    await world.db.run(`update wallets set balance = balance + 5 where id = '${player.walletId}'`);
    let isOver = false;
    const touch = async (): Promise<void> => {
      while (!isOver) {
        await world.db.run('update users set version = version + 1 where id = $1', [admin.id]);
      }
    };
    const touching = touch();
    await audit.record('full').finally(() => (isOver = true));
    await touching;
    expect(await newsOf(world, admin)).toHaveLength(1);
  });
});

describe('the clock of the audit', () => {
  // id: audit-clock-logs
  it('the audit clock audits repeatedly, and logs a faulty ledger as an error', async () => {
    const { world, player } = await busyWorld();
    const error = vi.fn();
    const clock = startAuditClock({
      audit: world.services.audit,
      log: { ...silentLog, error },
      intervalMs: 20,
    });
    await waitUntil(async () => {
      expect((await world.services.audit.last()).recent?.ok).toBe(true);
    });
    expect(error).not.toHaveBeenCalled();
    await tamper(
      world,
      `update entries set created_at = created_at - interval '1 day',
         balance_before = balance_before + 1, balance_after = balance_after + 1
       where ${entryOf(player, 2)}`,
    );
    // PostgreSQL publishes what a connection has counted within ten seconds after it fell idle.
    await waitUntil(() => expect(error).toHaveBeenCalled());
    await clock.stop();
    expect(error.mock.calls[0]).toMatchObject([
      { scope: 'full', checks: expect.arrayContaining([expect.objectContaining({ id: 'C5' })]) },
      'the ledger check found faults; stop payments and see docs/operating/incidents.md',
    ]);
  });

  it('the audit clock leaves an audit to the node that already runs it', async () => {
    const { world } = await busyWorld();
    const error = vi.fn();
    await world.db.transaction(async (tx) => {
      await tx.run('lock table audit_runs in share row exclusive mode');
      const record = vi.fn(world.services.audit.record);
      const clock = startAuditClock({
        audit: { ...world.services.audit, record },
        log: { ...silentLog, error },
        intervalMs: 60_000,
      });
      await waitUntil(() => expect(record).toHaveBeenCalled());
      await expect(record.mock.results[0]?.value).rejects.toMatchObject({ code: '55P03' });
      await clock.stop();
      expect(await world.services.audit.request()).toBeNull();
    });
    expect(error).not.toHaveBeenCalled();
    expect(await world.services.audit.last()).toEqual({ full: null, recent: null });
  });

  it('the audit clock aborts its audit when the platform stops', async () => {
    const { world } = await busyWorld();
    const error = vi.fn();
    // A check that takes longer than a request may last.
    await world.db.run(`create function endless() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
      create trigger endless before insert on audit_runs
        for each row execute function endless()`);
    const clock = startAuditClock({
      audit: world.services.audit,
      log: { ...silentLog, error },
    });
    await waitUntil(async () => {
      const busy = await world.db.rows(
        `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
      );
      expect(busy).toHaveLength(1);
    });
    await clock.stop();
    expect(error).not.toHaveBeenCalled();
  });
});
