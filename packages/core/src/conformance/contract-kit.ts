import type { ChangeAsk } from '../contract/schemas/change-request.ts';
import type { Round } from '../contract/schemas/round.ts';
import { Unavailable } from './expectations.ts';
import {
  demoPassword,
  HttpSession,
  signedIn,
  type Answer,
  type CallInput,
  type SessionUser,
} from './http-session.ts';

/** Credentials of a user. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Accounts of the cases, by their role in the test. `subagent` is below `agent`, `player` below
 * `subagent`, `player2` below `agent`; `pending`, `restricted` and `blocked` are players with that
 * status, and all others are activated. Cases about bets and requests need a million in the wallets of
 * both players, and a hundred million in those of the agents.
 */
export const accountNames = [
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'player',
  'player2',
  'pending',
  'restricted',
  'blocked',
] as const;
export type AccountName = (typeof accountNames)[number];

/** Credentials by account; checks that need a missing account are skipped. */
export type Accounts = Readonly<Record<string, Credentials | undefined>>;

/** The demo accounts of the reference platform. */
export const demoAccounts: Accounts = Object.fromEntries(
  accountNames.map((username) => [username, { username, password: demoPassword }]),
);

/** Steps that a case may use for its preparations. Needs the accounts on the backend. */
export interface ContractKit {
  /** Credentials of an account. */
  account(name: string): Credentials;
  /** A session of a guest. */
  guest(): HttpSession;
  /** Returns the session of a demo account, the same one every time. */
  as(username: string): Promise<HttpSession>;
  /** The account itself. */
  self(username: string): Promise<SessionUser>;
  /** Registers a new player: no money, no agent; agrees to the notice by default. */
  newcomer(plan?: {
    readonly agrees: boolean;
  }): Promise<{ session: HttpSession; self: SessionUser }>;
  /** Game that the cases play. */
  gameId(): Promise<string>;
  /** Built-in game, by its engine. */
  houseGameId(engine: string): Promise<string>;
  /** Game of another provider. */
  providerGameId(): Promise<string>;
  /** Creates a new round of that game; an existing one is cancelled. */
  standbyRound(): Promise<Round>;
  /** Creates a round with open betting. */
  openRound(): Promise<Round>;
  /** The newest settled round of the demo arena without a request to correct it. */
  settledRound(): Promise<Round>;
  /** Makes a session look unused for an hour; requires access to the database. */
  expireSession(session: HttpSession): Promise<void>;
  /** Ends the waiting period of a player's limits; requires access to the database. */
  endLimitWaitingPeriod(userId: string): Promise<void>;
  /**
   * Makes a player's reality check due, by default after a day of play; requires access to the database.
   */
  makeRealityCheckDue(userId: string, minutesOfPlay?: number): Promise<void>;
  /** Makes an indefinite break old enough to be ended; requires access to the database. */
  makeBreakEndable(userId: string): Promise<void>;
  /** Publishes a chain of a table that waits for its salt; requires access to the database. */
  publishWaitingChain(gameId: string): Promise<string>;
  /**
   * Makes a change wait for a second person although none is required; requires access to the database.
   */
  createWaitingChange(change: ChangeAsk, askedById: string): Promise<string>;
  /** A step of the declare console. */
  step(roundId: string, name: Step, body?: unknown): Promise<Answer>;
}

/** Steps of the declare console. */
export type Step =
  | 'open'
  | 'last-call'
  | 'close'
  | 'declare'
  | 'undo'
  | 'cancel'
  | 'side'
  | 'correct';

/** A smallest stake and a side. */
export const smallBet = { selection: 'meron', amount: '1000' } as const;

const dataOf = <Data>(answer: Answer, status: number): Data => {
  if (answer.status !== status) {
    throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return (answer.body as { data: Data }).data;
};

/** Preparations that need access to the platform's own database. */
export type DatabasePreparations = Pick<
  ContractKit,
  | 'expireSession'
  | 'endLimitWaitingPeriod'
  | 'makeRealityCheckDue'
  | 'makeBreakEndable'
  | 'publishWaitingChain'
  | 'createWaitingChange'
>;

const rejectWithoutDatabase = (): Promise<never> =>
  Promise.reject(new Unavailable('only the database of the backend can bring this about'));

const unavailablePreparations: DatabasePreparations = {
  expireSession: rejectWithoutDatabase,
  endLimitWaitingPeriod: rejectWithoutDatabase,
  makeRealityCheckDue: rejectWithoutDatabase,
  makeBreakEndable: rejectWithoutDatabase,
  publishWaitingChain: rejectWithoutDatabase,
  createWaitingChange: rejectWithoutDatabase,
};

/** Creates the kit for a platform at `origin`. @param send sends requests; default over the network */
export function createContractKit(
  origin: string,
  preparations: DatabasePreparations = unavailablePreparations,
  send?: typeof fetch,
  accounts: Accounts = demoAccounts,
): ContractKit {
  const credentialsOf = (name: string): Credentials => {
    // Tests sign in with accounts that they created with the password of the demo.
    const known = accounts[name];
    if (known) return known;
    if (accounts === demoAccounts) return { username: name, password: demoPassword };
    throw new Unavailable(`there is no account "${name}" to sign in with`);
  };
  const sessions = new Map<string, ReturnType<typeof signedIn>>();
  const account = (name: string) => {
    const { username, password } = credentialsOf(name);
    const found = sessions.get(name) ?? signedIn(origin, username, password, send);
    sessions.set(name, found);
    return found;
  };
  const as = async (name: string): Promise<HttpSession> => (await account(name)).session;

  const call = async (
    username: string,
    name: Parameters<HttpSession['call']>[0],
    input?: CallInput,
  ) => (await as(username)).call(name, input);

  const step: ContractKit['step'] = (roundId, name, body) =>
    call('declare', `round.${name}`, { params: { roundId }, body });

  const gameOf = async (engine: string): Promise<string> => {
    const games = dataOf<{ id: string; engine: string }[]>(
      await new HttpSession(origin, send).call('game.list', { query: { perPage: '100' } }),
      200,
    );
    const found = games.find((game) => game.engine === engine);
    if (!found) throw new Unavailable(`there is no game of the engine ${engine}`);
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
    account: credentialsOf,
    guest: () => new HttpSession(origin, send),
    as,
    self: async (name) => (await account(name)).self,
    newcomer: async ({ agrees } = { agrees: true }) => {
      const session = new HttpSession(origin, send);
      const password = crypto.randomUUID();
      const answer = await session.call('auth.register', {
        body: {
          username: `new-${crypto.randomUUID().slice(0, 13)}`,
          password,
          passwordConfirmation: password,
          ...(agrees && { agreement: { noticeVersion: '1' } }),
        },
      });
      session.token = (answer.body as { token: string }).token;
      return { session, self: dataOf<SessionUser>(answer, 201) };
    },
    ...preparations,
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
