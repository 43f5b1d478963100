import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { usualPlan } from '../../packages/server/src/domain/earning-plan.ts';
import { closeCycle } from '../../packages/server/src/services/earnings/close-cycle.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { addActivity } from './active-world.ts';
import { createWorld, type World } from './world.ts';

let databases: TestDatabase;
let livedIn: string;
beforeAll(async () => {
  databases = await startTestDatabase();
  livedIn = await liveIn();
});
afterAll(() => databases.stop());

/** A database with activity of every kind. */
async function liveIn(): Promise<string> {
  const { db, name } = await databases.fresh();
  await addActivity(createWorld(db));
  const terms = { currency: 'IDR', timeZone: 'Asia/Jakarta', gameEarningsBp: 1_000 } as const;
  await closeCycle(db, terms, usualPlan, new Date('2026-11-02T12:00:00Z'));
  await db.close();
  return name;
}

async function livedInWorld(): Promise<World> {
  const { db } = await databases.fresh({ template: livedIn, poolSize: 2 });
  return createWorld(db);
}

const onePlayer = `(select w.id from wallets w join users u on u.id = w.user_id where u.role = 'player'
  order by u.id limit 1)`;
const onePayout = `(select t.id from transfers t join bets b on b.id = t.reference
  where t.kind = 'payout' limit 1)`;

/**
 * Faults that a bug or a manual change of the database could cause, and the checks that must detect
 * each.
 */
const plantedFaults: readonly (readonly [string, readonly string[], string])[] = [
  [
    'a lost update',
    ['C2', 'C3'],
    `update wallets set balance = balance + 10 where id = ${onePlayer}`,
  ],
  [
    'a lost leg',
    ['C1', 'C2'],
    `delete from entries where transfer_id = ${onePayout} and version is null`,
  ],
  [
    'a transfer that makes money',
    ['C1', 'C2', 'C13'],
    `update entries set amount = amount + 1 where transfer_id = ${onePayout} and version is null`,
  ],
  // id: planted-edited-history
  [
    'an edited history',
    ['C5'],
    `update entries set balance_before = balance_before + 5, balance_after = balance_after + 5
     where transfer_id = ${onePayout} and version is not null`,
  ],
  [
    'a missing entry',
    ['C1', 'C3', 'C5', 'C12'],
    `delete from entries where transfer_id = ${onePayout} and version is not null`,
  ],
  [
    'a balance below its floor',
    ['C6'],
    `alter table wallets drop constraint wallets_covered;
     update wallets set floor = balance + 1 where id = ${onePlayer}`,
  ],
  // id: planted-overdraft
  [
    'an overdraft in the past',
    ['C6b'],
    `update wallets set floor = 0; alter table wallets drop constraint wallets_covered;
     update entries set balance_before = -60000 - amount, balance_after = -60000
     where version = 2 and account_id = ${onePlayer}`,
  ],
  // id: planted-second-hold-step
  [
    'a hold resolved twice',
    ['C7', 'C12'],
    `drop index hold_steps_resolve_once;
     insert into hold_steps
     select wallet_id, version + 90, hold_id, 'capture', amount, held_before, held_after, now(), hash
     from hold_steps where step = 'release'`,
  ],
  [
    'a bet paid twice',
    ['C8', 'C13'],
    `drop index transfers_pay_a_bet_once;
     with again as (
       insert into transfers select gen_random_uuid(), kind, currency, reference, params, now(), digest
       from transfers where id = ${onePayout} returning id
     )
     insert into entries select again.id, account_id, amount,
       version + 90, balance_before, balance_after, now(), hash
     from entries, again where transfer_id = ${onePayout}`,
  ],
  [
    'a bet paid by another sum than it says',
    ['C8'],
    `update bets set payout = payout + 1 where status = 'won'`,
  ],
  [
    'a transfer without entries',
    ['C9'],
    `insert into transfers (id, kind, currency, reference)
     values (gen_random_uuid(), 'bet', 'IDR', gen_random_uuid())`,
  ],
  ['entries without their transfer', ['C9'], `delete from transfers where id = ${onePayout}`],
  // id: planted-lost-event
  [
    'a lost event',
    ['C10'],
    `delete from outbox where id = (select max(id) from outbox where topic = 'wallet')`,
  ],
  // id: planted-currency-mix
  [
    'a mix of currencies',
    ['C2', 'C11'],
    `update wallets set currency = 'PHP' where id = ${onePlayer}`,
  ],
  [
    'an entry on an account that does not exist',
    ['C11'],
    `update entries set account_id = gen_random_uuid()
     where transfer_id = ${onePayout} and version is null`,
  ],
  [
    'a skipped version',
    ['C12'],
    `update wallets set version = version + 1 where id = ${onePlayer}`,
  ],
  ['a pool that does not match the bets', ['C14'], 'update round_pools set amount = amount + 1'],
  ['a bet that vanished', ['C13'], `delete from bets where status = 'placed'`],
  [
    'an earning out of nothing',
    ['C15'],
    `insert into earnings (id, claimee_id, type, currency, amount, status)
     select gen_random_uuid(), claimee_id, 'promo', currency, 1, 'claimable' from earnings limit 1`,
  ],
  [
    'an earning paid by another sum than the wallet got',
    ['C19'],
    `update earnings set amount = amount + 1 where status = 'paid'`,
  ],
  [
    'an open withdrawal whose money is not set aside',
    ['C16'],
    `update transactions set hold_id = null where type = 'withdraw'`,
  ],
  [
    'a hold that outlives its withdrawal',
    ['C16'],
    `update transactions set status = 'rejected', reason = 'none' where type = 'withdraw'`,
  ],
  // id: planted-unpaid-deposit
  [
    'a deposit completed without its money',
    ['C17', 'C18'],
    `update transactions set status = 'completed', completed_at = now()
     where type = 'deposit' and status = 'pending'`,
  ],
  [
    'a deposit that brought another sum',
    ['C17'],
    `update transactions set fee = fee + 1 where type = 'deposit' and status = 'completed'`,
  ],
  [
    'money of a request that does not exist',
    ['C17'],
    `update transfers set reference = gen_random_uuid() where kind = 'cash-in'`,
  ],
  [
    'a request whose course has lost its end',
    ['C18'],
    `delete from transaction_events where status = 'completed'`,
  ],
  [
    'a play that returned another sum than it says',
    ['C24', 'C25'],
    `update plays set payout = payout + 1 where status = 'won'`,
  ],
  [
    'a stake that went past the bank',
    ['C25'],
    `update entries e set account_id = md5('house:fee:IDR')::uuid
     from transfers t join plays p on p.id = t.reference
     where t.id = e.transfer_id and t.kind = 'bet' and e.version is null`,
  ],
  [
    'a play that its seed did not count',
    ['C26'],
    "update player_seeds set nonce = nonce + 1 where state = 'current'",
  ],
  [
    "a provider's bet that moved no money",
    ['C27', 'C28', 'C29'],
    `insert into provider_transactions
       (id, provider_id, external_id, kind, round_id, wallet_id, currency, stake, content_hash)
     select gen_random_uuid(), provider_id, 'b9', 'bet', round_id, wallet_id, currency, 70, 'none'
     from provider_transactions where external_id = 'b2'`,
  ],
  [
    'a pool of a table that lost a stake',
    ['C30'],
    `delete from entries where account_id in (select id from table_rounds)`,
  ],
  [
    'a transfer that says something else than it did',
    ['C40'],
    `update transfers set params = params || '{"selection": "wala"}' where id = ${onePayout}`,
  ],
  [
    'a posting of the house that went to another account',
    ['C40'],
    `update entries set account_id = md5('house:fee:IDR')::uuid
     where transfer_id = ${onePayout} and version is null`,
  ],
  [
    'a rewritten transfer with a new digest',
    ['C41'],
    `update transfers set params = '{}', digest = transfer_digest(
       id, kind, currency, reference, '{}', created_at, (
         select string_agg(account_id || ':' || amount, ',' order by account_id)
         from entries where transfer_id = ${onePayout}
       )
     ) where id = ${onePayout}`,
  ],
  [
    'a hold that was taken at another time',
    ['C41'],
    `update hold_steps set created_at = created_at - interval '1 day' where step = 'release'`,
  ],
  [
    'a wallet whose newest hash was forgotten',
    ['C41'],
    `update wallets set chain = '' where id = ${onePlayer}`,
  ],
  [
    'a share of a stake that was lost on its way into a jackpot',
    ['C45'],
    'delete from jackpot_shares',
  ],
  ['a jackpot that shows more than it holds', ['C45'], 'update jackpots set amount = amount + 1'],
  [
    'a jackpot that a play says it has won and was not paid',
    ['C46'],
    `update plays set jackpot = jackpot || '{"won": "10000000"}' where jackpot is not null`,
  ],
  [
    'an action attributed to another user',
    ['C43'],
    `update activity set ip = '192.0.2.1' where id = (select id from activity limit 1)`,
  ],
  ['a guard that was switched off', ['C42'], 'alter table entries disable trigger user'],
  ['a guard that was taken away', ['C42'], 'drop trigger transfers_are_append_only on transfers'],
  [
    'a round at a table that is called paid before it is',
    ['C30'],
    `update table_rounds set status = 'voided', ended_at = now(), paid_at = now()
     where paid_at is null`,
  ],
  [
    'a guaranteed prize that was topped up by too much',
    ['C30', 'C53'],
    `update entries set amount = amount * 2
     where transfer_id = (select id from transfers where kind = 'guarantee')`,
  ],
  [
    'a guaranteed prize that was topped up from another account',
    ['C53'],
    `update entries set account_id = (
       select id from house_accounts where code = 'breakage' and currency = 'IDR'
     ) from transfers t, house_accounts h
     where t.id = entries.transfer_id and t.kind = 'guarantee'
       and h.id = entries.account_id and h.code = 'guarantee'`,
  ],
  [
    'a top-up of a round whose prizes were not guaranteed',
    ['C53'],
    `update table_rounds set terms = terms - 'guarantee'`,
  ],
  [
    'a loss that is not carried on',
    ['C47'],
    'update game_results set carried_in = -1, carried_out = carried_out - 1',
  ],
  [
    'a loss that was forgiven although the plan carries it on',
    ['C47'],
    'update game_results set share = -1, carried_out = 0, earning_id = null',
  ],
  ['a play of a closed day that was not counted', ['C48'], 'update earning_days set stakes = 0'],
  [
    'totals that are not those that were signed',
    ['C49'],
    `update round_snapshots set snapshot = replace(snapshot, '60000', '60001')`,
  ],
  [
    'a bet on a draw that its market did not count',
    ['C51'],
    'update draw_markets set staked = staked - 1',
  ],
  [
    'a draw market that could lose more than its cap',
    ['C51'],
    `alter table draw_markets drop constraint draw_markets_covered;
     update draw_markets set cap = 1`,
  ],
  ['a bet on a draw without a market', ['C51'], 'delete from draw_markets'],
  [
    'a bet on a draw that was paid out of the pool',
    ['C13', 'C52'],
    `update entries set account_id = b.round_id from transfers t join bets b on b.id = t.reference
     where t.id = entries.transfer_id and t.kind = 'payout' and b.selection = 'draw'
       and entries.version is null`,
  ],
  [
    'a stake on a draw that went into the pool',
    ['C13', 'C52'],
    `update entries set account_id = b.round_id from transfers t join bets b on b.id = t.reference
     where t.id = entries.transfer_id and t.kind = 'bet' and b.selection = 'draw'
       and entries.version is null`,
  ],
  [
    'a movement that was taken back in name only',
    ['C9', 'C50'],
    `insert into transfers (id, kind, currency, reference, params)
     select gen_random_uuid(), 'correction', currency, id, '{"corrects": "opening"}'
     from transfers where kind = 'opening' limit 1`,
  ],
];

describe('the audit', () => {
  it('the audit finds nothing in a sound ledger', async () => {
    const world = await livedInWorld();
    const audit = await world.services.audit.run();
    expect(audit.ok).toBe(true);
    expect(audit.checks.map((check) => check.faults)).toEqual(audit.checks.map(() => 0));
  });

  it.each(plantedFaults)('the audit finds %s (%s)', async (_, expected, plant) => {
    const world = await livedInWorld();
    // Triggers protect the history; only a user who can disable them can plant a fault.
    await world.db.run(`set session_replication_role = replica; ${plant}`);
    const audit = await world.services.audit.run();
    const seen = audit.checks.filter((check) => check.faults > 0).map((check) => check.id);
    expect(seen).toEqual(expect.arrayContaining([...expected]));
    expect(audit.ok).toBe(false);
  });

  // id: audit-every-check-planted
  it('every check of the audit has a planted fault', async () => {
    const world = await livedInWorld();
    const { checks } = await world.services.audit.run();
    const planted = new Set(plantedFaults.flatMap(([, expected]) => expected));
    // C4 repeats a constraint of the table, which even a planted fault cannot break.
    expect(checks.map((check) => check.id).filter((id) => !planted.has(id))).toEqual(['C4']);
  });
});
