import { randomUUID } from 'node:crypto';
import type { ChangeAsk, Round } from '@lobi/core/contract';
import {
  HttpSession,
  signedIn,
  type Answer,
  type CallInput,
  type SelfFacts,
} from './http-session.ts';

/** Steps that a case may use to reach what it asks. Needs the demo accounts at the address. */
export interface ContractKit {
  /** Nobody's session. */
  guest(): HttpSession;
  /** A session of a demo account, the same one every time. */
  as(username: string): Promise<HttpSession>;
  /** The account itself. */
  self(username: string): Promise<SelfFacts>;
  /** A player who has just registered: no money, no agent. */
  newcomer(): Promise<{ session: HttpSession; self: SelfFacts }>;
  /** Game that the cases play. */
  gameId(): Promise<string>;
  /** Game of the house, by its engine. */
  houseGameId(engine: string): Promise<string>;
  /** Game of another provider. */
  providerGameId(): Promise<string>;
  /** A new round of that game; whatever ran before is cancelled. */
  standbyRound(): Promise<Round>;
  /** The same, with betting open. */
  openRound(): Promise<Round>;
  /** The newest settled round of the demo arena that nobody asked to correct. */
  settledRound(): Promise<Round>;
  /** Makes a session look as if nobody had used it for an hour; only its own database can. */
  letExpire(session: HttpSession): Promise<void>;
  /** Lets the waiting time of a player's limits be over; only its own database can. */
  letLimitsRipen(userId: string): Promise<void>;
  /** Makes a player's reality check due, after a day of play unless said otherwise; only its own database can. */
  letCheckBeDue(userId: string, minutesOfPlay?: number): Promise<void>;
  /** Lets the time come from which a break without an end may be ended; only its own database can. */
  letBreakBeEndable(userId: string): Promise<void>;
  /** Publishes a chain of a table that waits for its salt; only its own database can. */
  letChainWait(gameId: string): Promise<string>;
  /** Lets a change wait for a second person, who is not asked for otherwise; only its own database can. */
  letChangeWait(ask: ChangeAsk, askedById: string): Promise<string>;
  /** A step of the declare console. */
  step(roundId: string, name: Step, body?: unknown): Promise<Answer>;
}

/** Steps of the declare console. */
export type Step =
  'open' | 'last-call' | 'close' | 'declare' | 'undo' | 'cancel' | 'side' | 'correct';

/** A smallest stake and a side. */
export const smallBet = { selection: 'meron', amount: '1000' } as const;

const dataOf = <Data>(answer: Answer, status: number): Data => {
  if (answer.status !== status) {
    throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return (answer.body as { data: Data }).data;
};

/** What only the platform's own database can do. */
export type DatabaseWays = Pick<
  ContractKit,
  | 'letExpire'
  | 'letLimitsRipen'
  | 'letCheckBeDue'
  | 'letBreakBeEndable'
  | 'letChainWait'
  | 'letChangeWait'
>;

const noWay = (): Promise<never> => Promise.reject(new Error('only the own database can do this'));

const noWays: DatabaseWays = {
  letExpire: noWay,
  letLimitsRipen: noWay,
  letCheckBeDue: noWay,
  letBreakBeEndable: noWay,
  letChainWait: noWay,
  letChangeWait: noWay,
};

/** The kit for a platform at `origin`. */
export function createContractKit(origin: string, ways: DatabaseWays = noWays): ContractKit {
  const accounts = new Map<string, ReturnType<typeof signedIn>>();
  const account = (username: string) => {
    const found = accounts.get(username) ?? signedIn(origin, username);
    accounts.set(username, found);
    return found;
  };
  const as = async (username: string): Promise<HttpSession> => (await account(username)).session;

  const call = async (
    username: string,
    name: Parameters<HttpSession['call']>[0],
    input?: CallInput,
  ) => (await as(username)).call(name, input);

  const step: ContractKit['step'] = (roundId, name, body) =>
    call('declare', `round.${name}`, { params: { roundId }, body });

  const gameOf = async (engine: string): Promise<string> => {
    const games = dataOf<{ id: string; engine: string }[]>(
      await new HttpSession(origin).call('game.list', { query: { perPage: '100' } }),
      200,
    );
    const found = games.find((game) => game.engine === engine);
    if (!found) throw new Error(`there is no game of the engine ${engine}`);
    return found.id;
  };
  const gameId = () => gameOf('arena');

  const running: ReadonlySet<string> = new Set([
    'standby',
    'open',
    'last-call',
    'closed',
    'declared',
  ]);

  const standbyRound = async (): Promise<Round> => {
    const params = { gameId: await gameId() };
    const rounds = dataOf<Round[]>(await call('declare', 'round.list', { params }), 200);
    for (const round of rounds.filter((each) => running.has(each.status))) {
      dataOf(await step(round.id, 'cancel', { reason: 'makes room for a check' }), 200);
    }
    return dataOf<Round>(await call('declare', 'round.create', { params }), 201);
  };

  return {
    guest: () => new HttpSession(origin),
    as,
    self: async (username) => (await account(username)).self,
    newcomer: async () => {
      const session = new HttpSession(origin);
      const password = randomUUID();
      const answer = await session.call('auth.register', {
        body: {
          username: `new-${randomUUID().slice(0, 13)}`,
          password,
          passwordConfirmation: password,
        },
      });
      session.token = (answer.body as { token: string }).token;
      return { session, self: dataOf<SelfFacts>(answer, 201) };
    },
    ...ways,
    gameId,
    houseGameId: gameOf,
    providerGameId: () => gameOf('provider'),
    standbyRound,
    settledRound: async () => {
      const params = { gameId: await gameId() };
      const query = { perPage: '100' };
      const rounds = dataOf<Round[]>(await call('declare', 'round.list', { params, query }), 200);
      const round = rounds.find(
        ({ status, correction }) => status === 'settled' && correction === null,
      );
      if (!round) throw new Error('The demo data has no settled round left.');
      return round;
    },
    openRound: async () => dataOf<Round>(await step((await standbyRound()).id, 'open'), 200),
    step,
  };
}
