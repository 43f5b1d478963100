import type { ApiClient } from '../api/create-api-client.ts';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import type { ApiAnswer, ApiInput, ApiName } from '../contract/api/index.ts';
import { AppError } from '../contract/error-codes.ts';
import type { Language } from '../contract/limits.ts';
import { parseMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Settings } from '../contract/schemas/settings.ts';
import type { User } from '../contract/schemas/user.ts';
import type { InstantGame } from '../games/instant-game.ts';
import type { Environment } from '../ports/environment.ts';
import type { CallArguments } from '../ports/http-port.ts';
import type { RequestRow } from '../contract/own-request.ts';
import { createMemoryStorage } from '../ports/memory-storage.ts';
import { createPracticePlays } from './practice-plays.ts';
import { createPracticePurse } from './practice-purse.ts';
import { createPracticeRealtime } from './practice-realtime.ts';
import { createPracticeTable } from './practice-table.ts';

/** Options of a practice client. */
export interface PracticeOptions {
  readonly game: Game;
  /** Rules of a custom game. */
  readonly rules?: InstantGame<unknown> | undefined;
  /** The platform's settings, which the page has already loaded. */
  readonly settings: Settings;
  /** Environment of the page. Its storage and its token are not used. */
  readonly environment: Pick<Environment, 'clock' | 'wake' | 'logger' | 'makeKey' | 'random'>;
  readonly language: () => Language;
}

/** A platform inside the page, for one game and one visitor. */
export interface PracticeClient extends PlatformClient {
  readonly isPractice: true;
  /** The game in practice mode: without its jackpot, which is money of real players. */
  readonly game: Game;
  /** Refills the practice chips to their initial amount. */
  refill(): void;
}

/** Smallest stakes that the practice chips are worth at first. */
const startingStakes = 1_000n;

/** User of a practice client: a player without an account. */
const practicePlayer = (wallet: User['wallet'], createdAt: string): User => ({
  id: 'practice',
  username: 'practice',
  role: 'player',
  status: 'activated',
  statusCause: 'system',
  statusUntil: null,
  breakEndableAt: null,
  wallet,
  freeze: null,
  createdAt,
  lastLoginAt: null,
  lastLoginPlace: null,
  hasSecondFactor: false,
  unread: 0,
});

type Handlers = {
  readonly [Name in ApiName]?: (
    input: ApiInput<Name>,
  ) => ApiAnswer<Name> | Promise<ApiAnswer<Name>>;
};

/**
 * Creates a platform client whose platform is the page itself: the game is played by the same pure
 * rules, with seeds drawn in the page, for worthless chips. Stages cannot distinguish it from the real
 * one. It has no network access: a call that it does not handle itself is rejected with `not_found`.
 * @example
 * const client = createPracticeClient({ game, settings, environment, language });
 * client.start();
 * @source ours
 */
export function createPracticeClient(options: PracticeOptions): PracticeClient {
  const { settings, rules, environment, language } = options;
  const { clock, makeKey } = environment;
  const { jackpot: _, ...game } = options.game;
  const now = (): number => clock.now();
  const minimum = parseMoney(game.minimumStake, game.currency) ?? 1n;
  const purse = createPracticePurse(game.currency, minimum * startingStakes);
  const realtime = createPracticeRealtime(now);
  const plays = createPracticePlays({ game, rules, purse, now, makeKey });
  const table = createPracticeTable({
    game,
    purse,
    clock,
    makeKey,
    publish(snapshot) {
      realtime.publish('table', game.id, snapshot);
      realtime.publish('wallet', purse.wallet().id, purse.wallet());
    },
  });
  const user = practicePlayer(purse.wallet(), new Date(now()).toISOString());
  const { id, username, role, status } = user;

  const handlers: Handlers = {
    'settings.show': () => ({ data: settings }),
    'auth.check': () => ({ ...user, wallet: purse.wallet() }),
    'wallet.show': () => ({ data: { ...purse.wallet(), owner: { id, username, role, status } } }),
    'game.show': () => ({ data: game }),
    'table.show': () => {
      if (!table) throw new AppError('not_found');
      return { data: table.show() };
    },
    'play.create': ({ body }) => (table ?? plays).create(body),
    'play.step': ({ params, body }) => (table ?? plays).step(params.playId, body),
    'play.list': ({ query = {} }) => {
      const rows = (table ?? plays).list();
      const perPage = Number(query.perPage ?? rows.length);
      const data = rows.slice(0, perPage);
      return { data, meta: { page: 1, perPage, total: rows.length, lastPage: 1 } };
    },
    'fairness.show': async () => ({ data: await plays.fairness() }),
    'fairness.rotate': async ({ body }) => ({ data: await plays.rotate(body.clientSeed) }),
  };

  const api: ApiClient = {
    clockOffsetMs: () => 0,
    minimumClockOffsetMs: () => 0,
    factsOf: () => ({ wallet: purse.wallet() }),
    async call<Name extends ApiName>(name: Name, ...[input]: CallArguments<Name>) {
      const handle = handlers[name] as
        | ((input: unknown) => ApiAnswer<Name> | Promise<ApiAnswer<Name>>)
        | undefined;
      if (!handle) throw new AppError('not_found', `A practice game does not answer ${name}.`);
      return handle(input ?? {});
    },
    request: async ({ name }: RequestRow, ..._: readonly unknown[]) => {
      throw new AppError('not_found', `A practice game does not answer ${name}.`);
    },
  };

  const storage = createMemoryStorage();
  const client = createPlatformClient({
    environment: {
      ...environment,
      storage,
      tokens: {
        read: () => null,
        write: () => undefined,
        clear: () => undefined,
        onChangedElsewhere: () => () => undefined,
      },
    },
    language,
    connectApi: async () => api,
    connectRealtime: async () => realtime,
  });
  return {
    ...client,
    isPractice: true,
    game,
    start() {
      table?.start();
      client.start();
    },
    stop() {
      table?.stop();
      client.stop();
    },
    refill() {
      purse.refill();
      realtime.publish('wallet', purse.wallet().id, purse.wallet());
    },
  };
}
