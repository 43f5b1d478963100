import { randomUUID } from 'node:crypto';
import type { Selection, TransactionDetail } from '@lobi/core/contract';
import { outcomeOf, type BetOutcome } from '@lobi/core/games';
import fc from 'fast-check';
import { settleBatch } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { Services } from '../../packages/server/src/services/create-services.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { createProviderWorld, type Visit } from '../providers/provider-world.ts';
import {
  createRequestWorld,
  destination,
  type Person,
  type RequestWorld,
} from '../ledger/request-world.ts';
import { createWorld, type OpenRound } from '../ledger/world.ts';
import { asClient, createNetwork, type CrashTime, type Delivery } from './simulated-network.ts';
import { queryRow, queryRows } from '../query-rows.ts';

/** A bet in the model. */
interface ModelBet {
  readonly actor: Actor;
  readonly selection: Selection;
  readonly amount: bigint;
}

/** A round in the model. */
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

/** A provider's bet in the model. */
interface ModelProviderBet {
  readonly person: Person;
  readonly id: string;
  readonly amount: bigint;
  readonly round: string;
  /** `absent` until it has been accepted, and permanently if it was rejected. */
  state: 'absent' | 'open' | 'paid' | 'given back';
}

/** Possible action, and its delivery. Numbers choose among the existing records. */
export interface Action extends Delivery {
  readonly kind: (typeof kinds)[number];
  readonly who: number;
  readonly pick: number;
  readonly amount: number;
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

export const actionsArbitrary = (count: number): fc.Arbitrary<Action[]> =>
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
      delay: fc.constantFrom(0, 0, 0, 0, 1, 2, 8),
      echo: fc.constantFrom<number | null>(null, null, null, 1, 10, 40),
    }),
    { minLength: count, maxLength: count },
  );

/** Capacity for some bets on a draw in each round, but not for all. */
const drawMarket = { odds: 800, cap: 1_400_000n };

const players = ['player', 'sibling', 'stranger'] as const;

const isOpen = ({ status }: ModelRound): boolean => status === 'open';

/** Steps of a round, in order. */
const nextStep = { open: 'close', closed: 'declare' } as const;

/** Amounts in a wallet, in minor units. */
interface Holding {
  readonly balance: bigint;
  readonly held: bigint;
}

/** A wallet that differs from the model. */
export interface Difference {
  readonly id: string;
  readonly has: Holding | undefined;
  readonly should: Holding;
}

/** A platform with a model of its wallets. */
export interface Simulation {
  readonly services: Services;
  /**
   * Actions and the wallets' balances after them, without ids, so that equal seeds give equal lines.
   */
  readonly history: readonly string[];
  perform(action: Action): Promise<void>;
  /** Delivers all pending calls. */
  quiet(): Promise<void>;
  /** Compares all wallets with the model, and records their balances. */
  differences(): Promise<Difference[]>;
}

/** Sets up users, a round and a provider's game on an empty database. */
export async function createSimulation(real: Database): Promise<Simulation> {
  const network = createNetwork(real);
  const { db, history } = network;
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
  const openRequests: ModelRequest[] = [];
  const providerBets: ModelProviderBet[] = [];

  const openRound = async (): Promise<void> => {
    rounds.push({
      ...(await world.openRound(drawMarket)),
      bets: [],
      status: 'open',
      result: 'draw',
    });
  };
  await openRound();

  /** Sends a call under a key of its own; `done` receives the response if it was not rejected. */
  const send = <Answer>(
    action: Action,
    call: (key: { key: string; bodyHash: string }) => Promise<{ readonly answer: Answer }>,
    done: (answer: Answer) => void,
  ): void => {
    const key = { key: randomUUID(), bodyHash: 'simulated' };
    const attempt = asClient(async () => (await call(key)).answer);
    network.send(action.kind, action, attempt, ({ answer }) => {
      if (answer !== undefined) done(answer);
    });
  };
  const personOf = ({ who }: Action) => players[who % players.length] ?? 'player';
  const chosen = <Item>(items: readonly Item[], { pick }: Action): Item | undefined =>
    items[pick % items.length];

  const requestMoney = (action: Action, type: 'deposit' | 'withdraw'): void => {
    const owner = personOf(action);
    const actor = people[owner];
    const amount = String(10_000 + action.amount);
    const body =
      type === 'deposit'
        ? ({ type, amount, channelId: requests.qris.id } as const)
        : ({ type, amount, channelId: requests.wallet.id, ...destination } as const);
    send(
      action,
      (key) => services.transactions.create(actor, actor.walletId, body, key, 'en'),
      (detail) => {
        openRequests.push({ detail, owner, isOpen: true });
        if (type === 'withdraw') add(helds, actor, BigInt(amount));
      },
    );
  };

  /** Settles due rounds, as two nodes do concurrently. */
  const settle = async (): Promise<void> => {
    const node = async (): Promise<void> => {
      while ((await settleBatch(db, { at: clock.now })) !== 'idle');
    };
    await Promise.all([node(), node()]);
    const declared = rounds.filter(({ status }) => status === 'declared');
    const settled = await queryRows<{ id: string; status: string }>(
      real,
      'select id, status from rounds where settled_at is not null and id = any ($1::uuid[])',
      [declared.map(({ roundId }) => roundId)],
    );
    for (const round of declared) {
      const shown = settled.find(({ id }) => id === round.roundId);
      if (!shown) continue;
      round.status = 'settled';
      const sum = (selection: string) =>
        round.bets
          .filter((bet) => bet.selection === selection)
          .reduce((total, { amount }) => total + amount, 0n);
      const pools = { meron: sum('meron'), wala: sum('wala') };
      const result = shown.status === 'cancelled' ? 'cancelled' : round.result;
      for (const bet of round.bets) {
        const { payout }: BetOutcome = outcomeOf(bet, result, pools, {
          takeoutBp: 600,
          drawOdds: drawMarket.odds,
        });
        add(balances, bet.actor, payout);
      }
    }
  };

  /** Sends a provider's call until it gets a final response: `RETRY` means to retry. */
  const sendProvider = (
    action: Action,
    { person, round }: Pick<ModelProviderBet, 'person' | 'round'>,
    call: 'bet' | 'win' | 'rollback',
    body: object,
    done: () => void,
    later?: () => string,
  ): void => {
    const visit = visits.get(person);
    const attempt = async () => {
      for (let tries = 0; ; tries += 1) {
        const { code = 'RETRY' } = (await visit?.call(call, { roundId: round, ...body })) ?? {};
        if (code !== 'RETRY' || tries > 5) return { code: code === 'OK' ? 'ok' : code };
      }
    };
    network.send(
      action.kind,
      action,
      attempt,
      ({ code }) => (code === 'ok' ? done() : undefined),
      later,
    );
  };

  const perform: Readonly<Record<Action['kind'], (action: Action) => void | Promise<void>>> = {
    bet: (action) => {
      // Sometimes for a round that accepts no more bets.
      const isLate = action.pick % 8 === 0;
      const round = chosen(isLate ? rounds : rounds.filter(isOpen), action);
      if (!round) return;
      const actor = people[personOf(action)];
      const isDraw = action.pick % 5 === 0;
      const selection = isDraw ? 'draw' : action.amount % 2 ? 'meron' : 'wala';
      const amount = 500n + BigInt(action.amount);
      const body = { selection, amount: String(amount) } as const;
      send(
        action,
        (key) => services.bets.place(actor, round.roundId, body, key),
        () => {
          if (!isOpen(round))
            throw new Error(`A bet was taken when its round was ${round.status}.`);
          round.bets.push({ actor, selection, amount });
          add(balances, actor, -amount);
        },
      );
    },
    deposit: (action) => requestMoney(action, 'deposit'),
    withdraw: (action) => requestMoney(action, 'withdraw'),
    'cash-in': (action) => {
      const [giver, receiver] = [people.agent, people[action.who % 2 ? 'sibling' : 'player']];
      const amount = BigInt(action.amount);
      const body = { type: 'cash-in', amount: String(amount) } as const;
      send(
        action,
        (key) => services.transactions.create(giver, receiver.walletId, body, key, 'en'),
        () => {
          add(balances, giver, -amount);
          add(balances, receiver, amount);
        },
      );
    },
    decide: async (action) => {
      const request = chosen(openRequests, action);
      if (!request) return;
      const { detail, owner } = request;
      const step = action.amount % 3 ? 'complete' : 'reject';
      const admin = action.amount % 2 ? people.admin : people.admin2;
      // As the admin saw it, possibly some time before the decision arrives.
      const seen = await queryRow<{ version: bigint }>(
        real,
        'select version from transactions where id = $1',
        [detail.id],
      );
      const reason = step === 'reject' ? { reason: 'tidak cocok' } : {};
      const body = { version: Number(seen?.version), ...reason };
      send(
        action,
        (key) => services.transactions.review(admin, detail.id, step, body, key, 'en'),
        () => {
          if (!request.isOpen) throw new Error('A request was decided twice.');
          request.isOpen = false;
          const actor = people[owner];
          const amount = BigInt(detail.amount);
          if (detail.type === 'withdraw') add(helds, actor, -amount);
          if (step === 'reject') return;
          add(balances, actor, detail.type === 'withdraw' ? -amount : BigInt(detail.net));
        },
      );
    },
    expire: async () => {
      await services.transactions.expire();
      const lapsed = await queryRows<{ id: string }>(
        real,
        `select id from transactions where status = 'rejected'`,
      );
      const ids = new Set(lapsed.map(({ id }) => id));
      for (const request of openRequests) if (ids.has(request.detail.id)) request.isOpen = false;
    },
    'provider-bet': (action) => {
      const person = personOf(action);
      const amount = 10n + BigInt(action.amount % 4_000);
      const [id, round] = [randomUUID(), randomUUID()];
      const bet: ModelProviderBet = { person, id, amount, round, state: 'absent' };
      providerBets.push(bet);
      sendProvider(
        action,
        bet,
        'bet',
        { transactionId: id, amount: String(amount) },
        () => {
          if (bet.state !== 'absent') throw new Error(`A bet was taken that was ${bet.state}.`);
          bet.state = 'open';
          add(balances, people[person], -amount);
        },
        () => (bet.state === 'given back' ? 'ALREADY_CANCELLED' : 'ok'),
      );
    },
    'provider-win': (action) => {
      const bet = chosen(
        providerBets.filter(({ state }) => state !== 'absent'),
        action,
      );
      if (!bet) return;
      const won = BigInt(action.amount % 9_000);
      const body = { transactionId: randomUUID(), amount: String(won), roundClosed: true };
      sendProvider(action, bet, 'win', body, () => {
        if (bet.state !== 'open') throw new Error(`A bet was paid that was ${bet.state}.`);
        bet.state = 'paid';
        add(balances, people[bet.person], won);
      });
    },
    // Also of a pending bet, which is then rejected when it arrives.
    'provider-rollback': (action) => {
      const bet = chosen(providerBets, action);
      if (!bet) return;
      const body = { transactionId: randomUUID(), targetTransactionId: bet.id };
      sendProvider(action, bet, 'rollback', body, () => {
        const { state } = bet;
        if (state === 'paid' || state === 'given back') {
          throw new Error(`A bet was given back that was ${state}.`);
        }
        if (state === 'open') add(balances, people[bet.person], bet.amount);
        bet.state = 'given back';
      });
    },
    round: async (action) => {
      const round = chosen(
        rounds.filter(({ status }) => status in nextStep),
        action,
      );
      if (!round) return openRound();
      const step = nextStep[round.status as keyof typeof nextStep];
      const result = (['meron', 'wala', 'draw'] as const)[action.amount % 3] ?? 'draw';
      const body = step === 'declare' ? { result } : undefined;
      const { status } = await services.rounds.step(round.declarator, round.roundId, step, body);
      const isOver = status === 'cancelled' || step === 'declare';
      round.status = isOver ? 'declared' : 'closed';
      if (step === 'declare') round.result = result;
      if (isOver) await openRound();
    },
    wait: ({ amount }) => {
      clock.now = new Date(clock.now.getTime() + (amount % 12) * 60_000);
    },
    settle,
  };

  return {
    services,
    history,
    perform: async (action: Action) => {
      await perform[action.kind](action);
      await network.tick();
    },
    quiet: network.quiet,
    differences: async () => {
      const rows = await queryRows<{ id: string; balance: bigint; held: bigint }>(
        real,
        'select id, balance, held from wallets where id = any ($1::uuid[])',
        [[...balances.keys()]],
      );
      const holds = new Map(rows.map(({ id, balance, held }) => [id, { balance, held }]));
      for (const [person, { walletId }] of Object.entries(people)) {
        const { balance, held } = holds.get(walletId) ?? {};
        history.push(`  ${person} has ${balance}, ${held} of it held`);
      }
      return [...balances].flatMap(([id, balance]) => {
        const has = holds.get(id);
        const should = { balance, held: helds.get(id) ?? 0n };
        const isRight = has?.balance === should.balance && has.held === should.held;
        return isRight ? [] : [{ id, has, should }];
      });
    },
  };
}
