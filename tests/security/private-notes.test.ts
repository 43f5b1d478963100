import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiName, ChangeAsk, TransactionDetail } from '@lobi/core/contract';
import { isOpenTo } from '../access/access-matrix.ts';
import {
  type Answer,
  type ContractKit,
  type HttpSession,
  type SessionUser,
  smallBet,
} from '@lobi/core/conformance';
import { openPaymentChannel } from '../ledger/open-payment-channel.ts';
import { rows, startSecurityWorld, tablesWith } from './security-world.ts';
import { queryRows } from '../query-rows.ts';

/*
 * Staff writes a private note with each decision. No user concerned may read it in any response, event,
 * notification or export: the test writes recognizable texts and makes every call.
 */

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;

const dataOf = <Data>({ status, body }: Answer): Data => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
};

/** Note of staff about a kind of decision, and the remark for the user. */
const noteOn = (kind: string) => `planted note on ${kind}`;
const remarkOn = (kind: string) => `open remark on ${kind}`;

const kinds = [
  'reject',
  'agent-reject',
  'freeze',
  'unfreeze',
  'void',
  'reverse',
  'float',
  'status',
  'unblock',
  'correct',
  'cancel-round',
  'staff-note',
] as const;
type Kind = (typeof kinds)[number];

/**
 * Tables in which each note may be stored; neither the ledger nor notifications nor messages to pages.
 */
const stores: Readonly<Record<Kind, readonly string[]>> = {
  // With the stored response of the staff member's call.
  reject: ['idempotency_keys', 'transaction_events'],
  'agent-reject': ['transaction_events'],
  freeze: ['wallet_freezes'],
  unfreeze: ['wallet_freezes'],
  void: ['change_requests'],
  reverse: ['change_requests'],
  float: ['change_requests'],
  status: ['users'],
  // It is also the reason of the status, which has not changed since.
  unblock: ['change_requests', 'users'],
  correct: ['round_corrections'],
  'cancel-round': ['rounds'],
  'staff-note': ['user_notes'],
};

/** Calls by which a player reads about decisions; the test must include them. */
const places: readonly ApiName[] = [
  'auth.check',
  'user.show',
  'notification.list',
  'transaction.show',
  'transaction.list',
  'ledger.list',
  'ledger.show',
  'ledger.export',
  'round.list',
  'round.show',
];

/** Kinds of decisions that only staff can read. */
const silent: readonly Kind[] = ['cancel-round', 'staff-note'];

/** Body of a decision: the private note, and the message to the user concerned. */
type Decision = (kind: Kind, publicReason: string) => object;

const withRemark: Decision = (kind, publicReason) => ({
  reason: noteOn(kind),
  publicReason,
  remark: remarkOn(kind),
});

/** The user reads only the reason code: the note must not replace a missing remark. */
const withoutRemark: Decision = (kind, publicReason) => ({ reason: noteOn(kind), publicReason });

interface Reader {
  readonly session: HttpSession;
  readonly self: SessionUser;
  readonly role: 'player' | 'agent';
}
const readerNames = ['player', 'newcomer', 'unremarked', 'agent'] as const;
let readers: Readonly<Record<(typeof readerNames)[number], Reader>>;
/** Ids of the subjects of the decisions, by path parameter. */
let ids: Readonly<Record<string, readonly string[]>>;

const call = async <Data>(
  by: string,
  name: ApiName,
  params: Record<string, string>,
  body?: object,
): Promise<Data> => dataOf<Data>(await (await kit.as(by)).call(name, { params, body }));

const member = async (username: string, role: Reader['role']): Promise<Reader> => ({
  ...{ session: await kit.as(username), self: await kit.self(username), role },
});

/** Makes a change that one person may make alone. */
const change = (
  by: string,
  kind: ChangeAsk['kind'],
  params: object,
  { reason, ...message }: { readonly reason?: string },
) => call(by, 'admin.change.create', {}, { kind, reason, params: { ...params, ...message } });

const versionOf = async (name: 'user.show' | 'wallet.show', params: Record<string, string>) =>
  (await call<{ version: number }>('superadmin', name, params)).version;

async function request(owner: Reader, body: object): Promise<TransactionDetail> {
  const params = { walletId: owner.self.wallet.id };
  return dataOf(await owner.session.call('transaction.create', { params, body }));
}

const reject = ({ id, version }: TransactionDetail, by: string, decision: object) =>
  call(by, 'transaction.reject', { transactionId: id }, { version, ...decision });

const setFrozen = ({ self }: Reader, frozen: boolean, decision: object) =>
  call('admin', 'user.freeze', { userId: self.id }, { frozen, ...decision });

const setStatus = async ({ self }: Reader, status: string, decision: object) =>
  call(
    'admin',
    'user.status',
    { userId: self.id },
    {
      ...{ status, version: await versionOf('user.show', { userId: self.id }) },
      ...decision,
    },
  );

/** A new user who is blocked, unblocked, and signs in again. */
async function returnedNewcomer(username: string, decision: Decision): Promise<Reader> {
  const session = kit.guest();
  const password = randomUUID();
  const body = { username, password, passwordConfirmation: password };
  const answer = await session.call('auth.register', { body });
  const reader = { session, self: dataOf<SessionUser>(answer), role: 'player' } as const;
  await setStatus(reader, 'blocked', { reason: 'before it is lifted' });
  const userId = reader.self.id;
  const params = { userId, version: await versionOf('user.show', { userId }), verified: true };
  await change('superadmin', 'user.unblock', params, decision('unblock', 'settled'));
  session.token = undefined;
  const again = await session.call('auth.login', { body: { username, password } });
  session.token = (again.body as { token: string }).token;
  return reader;
}

/** Records messages to pages before they are delivered and deleted. */
async function noteWhatIsSent(): Promise<void> {
  const { db } = platform;
  await db.run('create table sent_to_pages (message text)');
  await db.run(
    `create function note_sent() returns trigger language plpgsql as
     $$ begin insert into sent_to_pages values (new::text); return new; end $$`,
  );
  await db.run(
    'create trigger note_sent before insert on outbox for each row execute function note_sent()',
  );
}

/** Makes every kind of decision with these texts; returns the ids of their subjects. */
async function decideAll(decision: Decision, { player, newcomer, agent }: typeof readers) {
  const walletId = player.self.wallet.id;
  const channelId = await openPaymentChannel({ db: platform.db, clock: { now: new Date() } });

  const deposit = await request(player, { type: 'deposit', amount: '50000', channelId });
  await reject(deposit, 'admin', decision('reject', 'not-received'));
  const cashOut = await request(player, { type: 'cash-out', amount: '10000' });
  await reject(cashOut, cashOut.to!.username, decision('agent-reject', 'no-cash'));

  const round = await kit.openRound();
  const bet = dataOf<{ id: string }>(
    await player.session.call('bet.place', { params: { roundId: round.id }, body: smallBet }),
  );
  await change('admin', 'bet.void', { walletId, betId: bet.id }, decision('void', 'mistaken-bet'));
  await kit.step(round.id, 'cancel', { reason: noteOn('cancel-round') });

  await call('agent', 'transaction.create', { walletId }, { type: 'cash-in', amount: '20000' });
  const moved = { walletId, version: await versionOf('wallet.show', { walletId }) };
  await change('admin', 'transfer.reverse', moved, decision('reverse', 'mistaken-booking'));
  const float = { walletId: agent.self.wallet.id, amount: '1000' };
  const version = await versionOf('wallet.show', { walletId: float.walletId });
  await change('superadmin', 'float.mint', { ...float, version }, decision('float', 'agreement'));

  const settled = await kit.settledRound();
  await call(
    'declare',
    'round.correct',
    { roundId: settled.id },
    {
      result: settled.result === 'draw' ? 'meron' : 'draw',
      ...decision('correct', 'overruled'),
    },
  );

  await setFrozen(newcomer, true, decision('unfreeze', 'documents'));
  await setFrozen(newcomer, false, decision('unfreeze', 'settled'));
  return { transactions: [deposit.id, cashOut.id], rounds: [round, settled] };
}

beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
  await noteWhatIsSent();
  const [player, agent] = [await member('player', 'player'), await member('agent', 'agent')];
  const newcomer = await returnedNewcomer('back-again', withRemark);
  const unremarked = await returnedNewcomer('back-once-more', withoutRemark);
  readers = { player, newcomer, unremarked, agent };
  const decided = [
    await decideAll(withoutRemark, { ...readers, newcomer: unremarked }),
    await decideAll(withRemark, readers),
  ];

  await setStatus(unremarked, 'restricted', withoutRemark('status', 'documents'));
  await setFrozen(player, true, withRemark('freeze', 'documents'));
  await setStatus(player, 'restricted', withRemark('status', 'documents'));
  await call('admin', 'note.create', { userId: player.self.id }, { text: noteOn('staff-note') });

  const all = Object.values(readers).map(({ self }) => self);
  ids = {
    transactionId: decided.flatMap(({ transactions }) => transactions),
    userId: all.map(({ id }) => id),
    walletId: all.map(({ wallet }) => wallet.id),
    roundId: decided.flatMap(({ rounds }) => rounds.map(({ id }) => id)),
    gameId: decided.flatMap(({ rounds: [round] }) => (round ? [round.gameId] : [])),
    // Each entry of a wallet, by its version.
    version: Array.from({ length: 60 }, (_, n) => String(n + 1)),
  };
});
afterAll(() => platform.stop());

/** Every combination of known path parameters; none if a parameter is unknown. */
const paramsOf = (path: string): Record<string, string>[] =>
  [...path.matchAll(/\{(\w+)\}/g)].reduce<Record<string, string>[]>(
    (all, [, part = '']) =>
      all.flatMap((params) => (ids[part] ?? []).map((id) => ({ ...params, [part]: id }))),
    [{}],
  );

/** Everything that a user can read, by call. */
async function readAll({ session, role }: Reader): Promise<ReadonlyMap<ApiName, string>> {
  const read = new Map<ApiName, string>();
  const readable = rows.filter(({ name, row }) => row.method === 'GET' && isOpenTo(name, role));
  for (const { name, row } of readable) {
    for (const params of paramsOf(row.path)) {
      const { status, body } = await session.call(name, { params });
      if (status === 200) read.set(name, (read.get(name) ?? '') + JSON.stringify(body));
    }
  }
  return read;
}

describe('a private note', () => {
  it.each(kinds)('a private note on %s is stored where only staff reads', async (kind) => {
    expect(await tablesWith(platform, noteOn(kind))).toEqual(stores[kind]);
  });

  // id: private-note-hidden
  it('a private note is in no response to the users concerned, while the remark is', async () => {
    const read = await Promise.all(readerNames.map((name) => readAll(readers[name])));
    const leaks = read.flatMap((answers, n) =>
      [...answers].flatMap(([name, text]) =>
        text.includes('planted note') ? [`${readerNames[n]}: ${name}`] : [],
      ),
    );
    expect(leaks).toEqual([]);
    const texts = read.flatMap((answers) => [...answers.values()]).join('\n');
    const unread = kinds.filter((kind) => !texts.includes(remarkOn(kind)));
    expect(unread).toEqual(silent);
    expect([...read[0]!.keys()]).toEqual(expect.arrayContaining([...places]));
  });

  it('a private note is in no message to pages', async () => {
    const sent = await queryRows<{ message: string }>(
      platform.db,
      'select message from sent_to_pages',
    );
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.filter(({ message }) => message.includes('planted note'))).toEqual([]);
  });

  it('a private note is read by staff', async () => {
    const texts = await Promise.all([
      call('admin', 'transaction.show', { transactionId: ids['transactionId']![0]! }),
      call('admin', 'user.show', { userId: readers.player.self.id }),
      call('admin', 'admin.change.list', {}),
      call('admin', 'round.list', { gameId: ids['gameId']![0]! }),
    ]);
    const all = JSON.stringify(texts);
    const read = (
      ['reject', 'freeze', 'status', 'void', 'reverse', 'float', 'correct'] as const
    ).map((kind) => [kind, all.includes(noteOn(kind))]);
    expect(read.filter(([, isRead]) => !isRead)).toEqual([]);
  });
});
