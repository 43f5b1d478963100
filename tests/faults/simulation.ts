import { randomUUID } from 'node:crypto';
import { isAppError, type TransactionDetail } from '@lobi/core/contract';
import { outcomeOf, type BetOutcome } from '@lobi/core/games';
import fc from 'fast-check';
import { settleBatch } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/actor.ts';
import type { Services } from '../../packages/server/src/services/create-services.ts';
import type { Database, Queryable } from '../../packages/server/src/store/database.ts';
import { createProviderWorld, type Visit } from '../providers/provider-world.ts';
import {
  createRequestWorld,
  destination,
  type Person,
  type RequestWorld,
} from '../ledger/request-world.ts';
import { createWorld, type OpenRound } from '../ledger/world.ts';

/** The process died, as far as its caller can tell. */
class Crash extends Error {}

/** When a crash comes: before anything is kept, or after, when only the answer is lost. */
type CrashTime = 'before' | 'after';

/** A database whose next effect may be cut off. */
function crashing(db: Database): { db: Database; crashAt(time: CrashTime | null): void } {
  let next: CrashTime | null = null;
  const cut = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const time = next;
    next = null;
    if (time === 'before') throw new Crash();
    const result = await work();
    if (time === 'after') throw new Crash();
    return result;
  };
  const isWrite = (statement: Parameters<Queryable['run']>[0]): boolean =>
    typeof statement !== 'string' && statement.name === 'bets-place';
  return {
    db: {
      ...db,
      rows: (statement, values) =>
        isWrite(statement) ? cut(() => db.rows(statement, values)) : db.rows(statement, values),
      transaction: (work) => {
        if (next !== 'before') return cut(() => db.transaction(work));
        next = null;
        // Everything is done, and then undone.
        return db.transaction(async (tx) => {
          await work(tx);
          throw new Crash();
        });
      },
    },
    crashAt: (time) => (next = time),
  };
}

/** A bet as the model knows it. */
interface ModelBet {
  readonly actor: Actor;
  readonly selection: 'meron' | 'wala';
  readonly amount: bigint;
}

/** A round as the model knows it. */
interface ModelRound extends OpenRound {
  readonly bets: ModelBet[];
  status: 'open' | 'closed' | 'declared' | 'settled';
  result: 'meron' | 'wala' | 'draw';
}

/** A request that moved, or may still move, money. */
interface ModelRequest {
  readonly detail: TransactionDetail;
  readonly owner: Person;
  isOpen: boolean;
}

/** What may happen. Numbers choose among what is there. */
export interface Deed {
  readonly kind: (typeof kinds)[number];
  readonly who: number;
  readonly pick: number;
  readonly amount: number;
  /** Sent again under the same key, so many times at once. */
  readonly copies: number;
  readonly crash: CrashTime | null;
}

const kinds = [
  ...[
    'bet',
    'bet',
    'bet',
    'bet',
    'bet',
    'bet',
    'bet',
    'bet',
    'bet',
    'bet',
    'deposit',
    'withdraw',
    'cash-in',
    'cash-in',
  ],
  ...['decide', 'decide', 'decide', 'provider-bet', 'provider-win', 'provider-rollback'],
  ...['round', 'wait', 'settle', 'settle', 'expire'],
] as const;

export const deeds = (count: number): fc.Arbitrary<Deed[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      who: fc.nat({ max: 2 }),
      pick: fc.nat({ max: 40 }),
      amount: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 30_000, max: 60_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
      ),
      copies: fc.constantFrom(1, 1, 1, 2, 3),
      crash: fc.constantFrom<CrashTime | null>(null, null, null, 'before', 'after'),
    }),
    { minLength: count, maxLength: count },
  );

const players = ['player', 'sibling', 'stranger'] as const;

const isOpen = ({ status }: ModelRound): boolean => status === 'open';

/** Steps of a round, in the order in which they come. */
const nextStep = { open: 'close', closed: 'declare' } as const;

/** A wallet that does not hold what the model says; in minor units. */
export interface Difference {
  readonly id: string;
  readonly holds: { readonly balance: bigint; readonly held: bigint };
  readonly should: { readonly balance: bigint | undefined; readonly held: bigint | undefined };
}

/** A whole platform, and beside it what its wallets must hold. */
export interface Simulation {
  readonly services: Services;
  /** How often each kind of deed came to what. */
  readonly outcomes: ReadonlyMap<string, number>;
  perform(deed: Deed): Promise<void>;
  differences(): Promise<Difference[]>;
}

/** Sets up people, a round and a game of a provider on an empty database. */
export async function createSimulation(real: Database): Promise<Simulation> {
  const { db, crashAt } = crashing(real);
  const world = createWorld(db);
  const requests: RequestWorld = await createRequestWorld(world);
  const providers = await createProviderWorld(world);
  const { people } = requests;
  const { services, clock } = world;
  const visits = new Map<Person, Visit>();
  for (const person of players) visits.set(person, await providers.visit(people[person]));

  const balances = new Map<string, bigint>();
  const helds = new Map<string, bigint>();
  for (const actor of Object.values(people)) {
    balances.set(actor.walletId, await world.balanceOf(actor));
    helds.set(actor.walletId, 0n);
  }
  const add = (sums: Map<string, bigint>, actor: Actor, amount: bigint): void => {
    sums.set(actor.walletId, (sums.get(actor.walletId) ?? 0n) + amount);
  };
  const rounds: ModelRound[] = [];
  const asked: ModelRequest[] = [];
  const providerBets: {
    person: Person;
    id: string;
    amount: bigint;
    round: string;
    over: boolean;
  }[] = [];
  const outcomes = new Map<string, number>();

  const openRound = async (): Promise<void> => {
    rounds.push({ ...(await world.openRound()), bets: [], status: 'open', result: 'draw' });
  };
  await openRound();

  /**
   * Makes a call as a client does: copies at once, and again when no answer came. Answers what it
   * came to, or `undefined` when it was refused.
   */
  const insist = async <Answer>(
    { kind, copies, crash }: Deed,
    call: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    crashAt(crash);
    const attempt = async (): Promise<Answer | undefined> => {
      for (;;) {
        try {
          return await call();
        } catch (error) {
          if (error instanceof Crash) continue;
          if (!isAppError(error)) throw error;
          const outcome = `${kind} ${error.code}`;
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          return undefined;
        }
      }
    };
    const answers = await Promise.all(Array.from({ length: copies }, attempt));
    crashAt(null);
    const told = new Set(answers.map((answer) => JSON.stringify(answer)));
    if (told.size > 1) throw new Error(`${kind}: equal calls were told ${[...told].join(' and ')}`);
    const [answer] = answers;
    if (answer !== undefined) outcomes.set(`${kind} ok`, (outcomes.get(`${kind} ok`) ?? 0) + 1);
    return answer;
  };
  const keyOf = () => ({ key: randomUUID(), bodyHash: 'simulated' });
  const personOf = ({ who }: Deed) => players[who % players.length] ?? 'player';
  const chosen = <Item>(items: readonly Item[], { pick }: Deed): Item | undefined =>
    items[pick % items.length];

  const ask = async (deed: Deed, type: 'deposit' | 'withdraw'): Promise<void> => {
    const owner = personOf(deed);
    const actor = people[owner];
    const amount = String(10_000 + deed.amount);
    const body =
      type === 'deposit'
        ? ({ type, amount, channelId: requests.qris.id } as const)
        : ({ type, amount, channelId: requests.wallet.id, ...destination } as const);
    const key = keyOf();
    const detail = await insist(
      deed,
      async () =>
        (await services.transactions.create(actor, actor.walletId, body, key, 'en')).answer,
    );
    if (!detail) return;
    asked.push({ detail, owner, isOpen: true });
    if (type === 'withdraw') add(helds, actor, BigInt(amount));
  };

  /** Settles what is due, as two nodes do at once. */
  const settle = async (): Promise<void> => {
    const node = async (): Promise<void> => {
      while ((await settleBatch(db, { at: clock.now })) !== 'idle');
    };
    await Promise.all([node(), node()]);
    for (const round of rounds.filter(({ status }) => status === 'declared')) {
      const shown = await services.rounds.show(round.roundId);
      if (shown.settledAt === null) continue;
      round.status = 'settled';
      const sum = (selection: string) =>
        round.bets
          .filter((bet) => bet.selection === selection)
          .reduce((total, { amount }) => total + amount, 0n);
      const pools = { meron: sum('meron'), wala: sum('wala') };
      const result = shown.status === 'cancelled' ? 'cancelled' : round.result;
      for (const bet of round.bets) {
        const { payout }: BetOutcome = outcomeOf(bet, result, pools, 600);
        add(balances, bet.actor, payout);
      }
    }
  };

  const perform: Readonly<Record<Deed['kind'], (deed: Deed) => Promise<void>>> = {
    bet: async (deed) => {
      // Now and then for a round that takes none any more.
      const isLate = deed.pick % 8 === 0;
      const round = chosen(isLate ? rounds : rounds.filter(isOpen), deed);
      if (!round) return;
      const actor = people[personOf(deed)];
      const selection = deed.amount % 2 ? 'meron' : 'wala';
      const amount = 500n + BigInt(deed.amount);
      const key = keyOf();
      const placed = await insist(deed, async () => {
        const body = { selection, amount: String(amount) } as const;
        return (await services.bets.place(actor, round.roundId, body, key)).answer;
      });
      if (!placed) return;
      round.bets.push({ actor, selection, amount });
      add(balances, actor, -amount);
    },
    deposit: (deed) => ask(deed, 'deposit'),
    withdraw: (deed) => ask(deed, 'withdraw'),
    'cash-in': async (deed) => {
      const [giver, receiver] = [people.agent, people[deed.who % 2 ? 'sibling' : 'player']];
      const amount = BigInt(deed.amount);
      const body = { type: 'cash-in', amount: String(amount) } as const;
      const key = keyOf();
      const done = await insist(
        deed,
        async () =>
          (await services.transactions.create(giver, receiver.walletId, body, key, 'en')).answer,
      );
      if (!done) return;
      add(balances, giver, -amount);
      add(balances, receiver, amount);
    },
    decide: async (deed) => {
      const request = chosen(asked, deed);
      if (!request) return;
      const { detail, owner } = request;
      const step = deed.amount % 3 ? 'complete' : 'reject';
      const admin = deed.amount % 2 ? people.admin : people.admin2;
      const { version } = await services.transactions.show(people.superadmin, detail.id, 'en');
      const body = { version, ...(step === 'reject' ? { reason: 'tidak cocok' } : {}) };
      const key = keyOf();
      const done = await insist(
        deed,
        async () =>
          (await services.transactions.review(admin, detail.id, step, body, key, 'en')).answer,
      );
      if (!done) return;
      if (!request.isOpen) throw new Error('A request was decided twice.');
      request.isOpen = false;
      const actor = people[owner];
      const amount = BigInt(detail.amount);
      if (detail.type === 'withdraw') add(helds, actor, -amount);
      if (step === 'reject') return;
      add(balances, actor, detail.type === 'withdraw' ? -amount : BigInt(detail.net));
    },
    expire: async () => {
      await services.transactions.expire();
      for (const request of asked.filter(({ isOpen }) => isOpen)) {
        const { status } = await services.transactions.show(
          people.superadmin,
          request.detail.id,
          'en',
        );
        if (status === 'rejected') request.isOpen = false;
      }
    },
    'provider-bet': async (deed) => {
      const person = personOf(deed);
      const amount = 10n + BigInt(deed.amount % 4_000);
      const [id, round] = [randomUUID(), randomUUID()];
      const body = { transactionId: id, roundId: round, amount: String(amount) };
      if (!(await callProvider(deed, person, 'bet', body))) return;
      add(balances, people[person], -amount);
      providerBets.push({ person, id, amount, round, over: false });
    },
    'provider-win': async (deed) => {
      const bet = chosen(providerBets, deed);
      if (!bet) return;
      const won = BigInt(deed.amount % 9_000);
      const body = {
        transactionId: randomUUID(),
        roundId: bet.round,
        amount: String(won),
        roundClosed: true,
      };
      if (!(await callProvider(deed, bet.person, 'win', body))) return;
      if (bet.over) throw new Error('A round that was over has been paid.');
      bet.over = true;
      add(balances, people[bet.person], won);
    },
    'provider-rollback': async (deed) => {
      const bet = chosen(providerBets, deed);
      if (!bet) return;
      const body = { transactionId: randomUUID(), roundId: bet.round, targetTransactionId: bet.id };
      if (!(await callProvider(deed, bet.person, 'rollback', body))) return;
      if (bet.over) throw new Error('A bet that had been decided was given back.');
      bet.over = true;
      add(balances, people[bet.person], bet.amount);
    },
    round: async (deed) => {
      const round = chosen(
        rounds.filter(({ status }) => status in nextStep),
        deed,
      );
      if (!round) return openRound();
      const step = nextStep[round.status as keyof typeof nextStep];
      const result = (['meron', 'wala', 'draw'] as const)[deed.amount % 3] ?? 'draw';
      const body = step === 'declare' ? { result } : undefined;
      const { status } = await services.rounds.step(round.declarator, round.roundId, step, body);
      const isOver = status === 'cancelled' || step === 'declare';
      round.status = isOver ? 'declared' : 'closed';
      if (step === 'declare') round.result = result;
      if (isOver) await openRound();
    },
    wait: async ({ amount }) => {
      clock.now = new Date(clock.now.getTime() + (amount % 12) * 60_000);
    },
    settle,
  };

  /** A provider's call until it is told: `RETRY` means to ask again. Tells whether it was done. */
  async function callProvider(
    deed: Deed,
    person: Person,
    call: 'bet' | 'win' | 'rollback',
    body: object,
  ): Promise<boolean> {
    const visit = visits.get(person);
    crashAt(deed.crash);
    const attempt = async (): Promise<string> => {
      for (let tries = 0; ; tries += 1) {
        const { code } = (await visit?.call(call, body)) ?? { code: 'RETRY' };
        if (code !== 'RETRY' || tries > 5) return code;
      }
    };
    const codes = new Set(await Promise.all(Array.from({ length: deed.copies }, attempt)));
    crashAt(null);
    if (codes.size > 1)
      throw new Error(`${call}: equal calls were told ${[...codes].join(' and ')}`);
    const [code = 'RETRY'] = codes;
    outcomes.set(`${deed.kind} ${code}`, (outcomes.get(`${deed.kind} ${code}`) ?? 0) + 1);
    return code === 'OK';
  }

  return {
    services,
    outcomes,
    perform: (deed: Deed) => perform[deed.kind](deed),
    differences: async () => {
      const rows = await real.rows<{ id: string; balance: bigint; held: bigint }>(
        'select id, balance, held from wallets',
      );
      return rows
        .filter(({ id }) => balances.has(id))
        .map(({ id, balance, held }) => ({
          id,
          holds: { balance, held },
          should: { balance: balances.get(id), held: helds.get(id) },
        }))
        .filter(
          ({ holds, should }) => holds.balance !== should.balance || holds.held !== should.held,
        );
    },
  };
}
