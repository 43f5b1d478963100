import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { agentReviews, isLoopbackOrigin } from '@lobi/core/contract';
import { playMoney, policyFor, type PolicyPack } from '@lobi/core/policy';
import {
  broadcastVariables,
  readBroadcastSettings,
  type BroadcastSettings,
} from './broadcast-settings.ts';
import { decideDemo } from './demo-mode.ts';
import { defaultRules, type PlatformRules } from './platform-rules.ts';
import { pushHostsSchema, toPushHosts } from './push-hosts.ts';
import { StartError } from './start-error.ts';

/**
 * Environment variables, parsed once; nothing else reads `process.env`.
 * @source spec §9 for port and host in the address, rest ours
 */
export interface Environment {
  /** `PORT`, default 8080; 0 selects a free port. */
  readonly port: number;
  /** `HOST`, default `localhost`: both loopback addresses and no other. */
  readonly host: string;
  /** `LOBI_DATA_DIR`, default `.lobi`; absolute. Database, secret and log live in it. */
  readonly dataFolder: string;
  /**
   * `LOBI_APP_DIR`: folder of a built app, such as a partner's brand; default the app included in the
   * package.
   */
  readonly appFolder: string | undefined;
  /** `LOBI_RESET=1`: start with an empty database. */
  readonly reset: boolean;
  /** `DATABASE_URL`: an external PostgreSQL instead of the built-in one. */
  readonly databaseUrl: string | undefined;
  /**
   * `LOBI_WAL_ARCHIVE`: absolute path of a folder, preferably on another disk, to which the built-in
   * database archives its write-ahead log, so that a backup can be restored to any point in time;
   * default none.
   */
  readonly walArchive: string | undefined;
  /** `LOG_LEVEL`, default `info`. */
  readonly logLevel: (typeof logLevels)[number];
  /** `LOG_FILE`: absolute path, or `-` for standard error; default `log/lobi.log` in the data folder. */
  readonly logFile: string | undefined;
  /** `PUBLIC_ORIGIN`: public address of the platform, if it is not the loopback one. */
  readonly publicOrigin: string | undefined;
  /**
   * `ALLOWED_ORIGINS`, comma-separated: origins of other front ends whose pages may call the API and
   * subscribe to channels.
   */
  readonly allowedOrigins: readonly string[];
  /** `LOBI_MEDIA_ORIGINS`, comma-separated: origins of broadcasts that pages may play. */
  readonly mediaOrigins: readonly string[];
  /**
   * `LOBI_PUSH_HOSTS`, comma-separated: hosts of the push services that devices may be reached by;
   * default those of the large browsers. `off`: none, so that no push messages are offered or sent.
   */
  readonly pushHosts: readonly string[];
  /**
   * `METRICS_PORT`: port of `/metrics` for Prometheus, separate from the app's port, so that it is not
   * public; default off. `METRICS_HOST`, default `localhost`.
   */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /**
   * `LOBI_DRAIN_SECONDS`: time from the stop signal until calls are rejected. Meanwhile `/ready`
   * responds with 503 and sockets are closed one after the other, so that clients and proxies move to
   * other nodes; default 0.
   */
  readonly drainSeconds: number;
  /** `LOBI_CALLS_PER_USER`: maximum concurrent calls of one user per node; default 100. */
  readonly callsPerUser: number;
  /** `TRUST_PROXY=1`: trusts `X-Forwarded-For` and `X-Forwarded-Proto` of the one proxy in front. */
  readonly trustProxy: boolean;
  /** `GEO_COUNTRY_HEADER`, `GEO_CITY_HEADER`: headers of that proxy with the location of the client. */
  readonly geoHeaders: { readonly country: string | undefined; readonly city: string | undefined };
  /**
   * `LOBI_PLACES_FILE`: absolute path of a MaxMind DB file that maps an address to a location, used when
   * the location headers are missing; without either the location is unknown.
   */
  readonly placesFile: string | undefined;
  /** `LOBI_SECRET`: master secret, at least 32 characters; default one generated at the first start. */
  readonly secret: string | undefined;
  /**
   * `LOBI_DEMO`: seeds demo accounts and lets them sign in; every page shows a notice. Default on with
   * the built-in database on a loopback address, else off; see `decideDemo`.
   */
  readonly demo: boolean;
  /**
   * `LOBI_DEMO_PLAYERS`: demo accounts bet automatically, so that tables and pools show activity;
   * default on in the demo, and never outside it.
   */
  readonly demoPlayers: boolean;
  /**
   * `LOBI_NEW_USER_STATUS`: status of users who register; default `activated` in the demo and `pending`
   * otherwise.
   */
  readonly newUserStatus: (typeof newUserStatuses)[number];
  /**
   * `LOBI_CHAIN_SALT_SOURCE`: description for players of the source of the salts of new hash chains,
   * such as the hash of a later block; staff then enters the salt of each chain. Default: the platform
   * draws the salts.
   */
  readonly chainSaltSource: string | undefined;
  /** `LOBI_CONFIRM_SECONDS`: undo period of a declared result, default 3 in the demo and 30 otherwise. */
  readonly confirmSeconds: number;
  /**
   * `LOBI_PROVIDERS`: absolute path of a JSON file that registers game providers, each with `code`,
   * `name`, `origin`, `secret` and `games`, which is its catalogue or the path of one. Without it the
   * registered providers stay unchanged.
   */
  readonly providersFile: string | undefined;
  /**
   * `LOBI_EARNINGS`: absolute path of a JSON file with the plans by which agents earn on games other
   * than the arena; default the house result of each day, with losses carried over.
   */
  readonly earningsFile: string | undefined;
  /**
   * `LOBI_GAMES`, comma-separated: modules with the rules of additional games, each an absolute path or
   * a package name, which is resolved from the working directory.
   */
  readonly gameModules: readonly string[];
  /** Realtime broker: `REDIS_URL` and the variables that begin with `BROADCAST_`. */
  readonly broadcast: BroadcastSettings;
  /**
   * Rules of approval, in minor units of the currency: `LOBI_AGENT_REVIEW`, which requests on their own
   * float agents decide, default `unflagged`; `LOBI_AGENT_APPROVAL_UP_TO`, per player and day, default
   * 5000000; `LOBI_AGENT_DAILY_UP_TO`, per agent and day over the whole downline, default 50000000;
   * `LOBI_SECOND_APPROVAL_ABOVE` and `LOBI_CASH_IN_APPROVAL_ABOVE`, default off. Default off in the demo
   * and on otherwise: `LOBI_FOUR_EYES` requires two people for changes of roles, of the tree, of payment
   * channels and the like; `LOBI_STAFF_SECOND_FACTOR` requires a second factor of everyone except
   * players. Default off: `LOBI_ONE_SESSION=1` ends every other session of a user at sign-in;
   * `LOBI_ALLOW_WITHDRAW_CANCEL=1` lets players cancel withdrawals whose review has not begun;
   * `LOBI_WITHDRAWAL_PIN=1` requires a PIN for every withdrawal. Amounts: `LOBI_MAXIMUM_PAYOUT` of one
   * play on a built-in game, default 5000000000; `LOBI_LARGE_WIN_FROM`, the payout of one bet from which
   * it is logged, default 10000000; `LOBI_WELCOME_CREDIT`, the play money of a new player, default
   * 1000000 in the demo and 0 otherwise, rejected with real money. `LOBI_GAME_EARNINGS_BP`: an agent's
   * share of the house result on games for each percent of the agent's rate, default 750.
   * `LOBI_JURISDICTION`: jurisdiction whose player protection applies, default `play-money`; an unknown
   * one has the strictest rules.
   */
  readonly rules: PlatformRules;
}

const newUserStatuses = ['activated', 'pending'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const flag = z.optional(z.enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' }));
const isOn = (value: string | undefined, fallback: boolean): boolean =>
  value === undefined ? fallback : value === '1' || value === 'true';

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce
    .number({ error })
    .check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max, { error }));
}

/**
 * Whether a URL lists several hosts, before the path or as `host=`, as libpq allows; the driver takes
 * one.
 */
function namesSeveralHosts(url: string): boolean {
  const [, authority = ''] = /^postgres(?:ql)?:\/\/([^/?]*)/.exec(url) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  return hosts.includes(',') || /[?&](host|port)=[^&]*(,|%2c)/i.test(url);
}

const originSchema = z.string().check(
  z.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin such as https://play.example.com, without a path',
  }),
);

/** Pages served over TLS load media only over TLS, or from the loopback interface. */
const mediaOriginSchema = originSchema.check(
  z.refine((value) => value.startsWith('https:') || isLoopbackOrigin(value), {
    error: 'must be an https origin such as https://video.example.com; http only for this device',
    abort: true,
  }),
);

const schema = z.object({
  PORT: z.optional(wholeNumber(0, 65_535)),
  HOST: z.optional(z.string()),
  LOBI_DATA_DIR: z.optional(z.string()),
  LOBI_APP_DIR: z.optional(z.string()),
  LOBI_RESET: flag,
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine((value) => !namesSeveralHosts(value), {
        error:
          'names several hosts; give one address that always leads to the primary, such as that of a proxy or a floating address',
      }),
      z.refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), {
        error: 'must be an address such as postgres://user:password@host:5432/database',
      }),
    ),
  ),
  LOBI_WAL_ARCHIVE: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })),
  LOG_FILE: z.optional(z.string()),
  PUBLIC_ORIGIN: z.optional(originSchema),
  ALLOWED_ORIGINS: z.optional(z.array(originSchema)),
  LOBI_MEDIA_ORIGINS: z.optional(z.array(mediaOriginSchema)),
  LOBI_PUSH_HOSTS: z.optional(pushHostsSchema),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: z.optional(z.string()),
  LOBI_DRAIN_SECONDS: z.optional(wholeNumber(0, 600)),
  LOBI_CALLS_PER_USER: z.optional(wholeNumber(1, 100_000)),
  TRUST_PROXY: flag,
  GEO_COUNTRY_HEADER: z.optional(z.string()),
  GEO_CITY_HEADER: z.optional(z.string()),
  LOBI_PLACES_FILE: z.optional(z.string()),
  LOBI_SECRET: z.optional(
    z.string().check(z.minLength(32, { error: 'must have at least 32 characters' })),
  ),
  LOBI_DEMO: flag,
  LOBI_DEMO_PLAYERS: flag,
  LOBI_NEW_USER_STATUS: z.optional(
    z.enum(newUserStatuses, { error: `must be ${newUserStatuses.join(' or ')}` }),
  ),
  LOBI_CHAIN_SALT_SOURCE: z.optional(
    z
      .string()
      .check(
        z.minLength(3, { error: 'must have 3 to 200 characters' }),
        z.maxLength(200, { error: 'must have 3 to 200 characters' }),
      ),
  ),
  LOBI_CONFIRM_SECONDS: z.optional(wholeNumber(0, 3_600)),
  LOBI_PROVIDERS: z.optional(z.string()),
  LOBI_EARNINGS: z.optional(z.string()),
  LOBI_GAMES: z.optional(z.array(z.string())),
  ...broadcastVariables,
  LOBI_AGENT_REVIEW: z.optional(
    z.enum(agentReviews, { error: `must be one of ${agentReviews.join(', ')}` }),
  ),
  LOBI_AGENT_APPROVAL_UP_TO: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  LOBI_AGENT_DAILY_UP_TO: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  LOBI_SECOND_APPROVAL_ABOVE: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  LOBI_CASH_IN_APPROVAL_ABOVE: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  LOBI_LARGE_WIN_FROM: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  LOBI_FOUR_EYES: flag,
  LOBI_ALLOW_WITHDRAW_CANCEL: flag,
  LOBI_WITHDRAWAL_PIN: flag,
  LOBI_ONE_SESSION: flag,
  LOBI_STAFF_SECOND_FACTOR: flag,
  LOBI_MAXIMUM_PAYOUT: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  LOBI_WELCOME_CREDIT: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  LOBI_GAME_EARNINGS_BP: z.optional(wholeNumber(0, 10_000)),
  LOBI_JURISDICTION: z.optional(z.string()),
});

const amountOr = <Fallback>(amount: number | undefined, fallback: Fallback): bigint | Fallback =>
  amount === undefined ? fallback : BigInt(amount);

/** Default welcome credit in the demo: 1,000 times the smallest stake. */
const demoWelcomeCredit = 1_000_000n;

/** Reads the welcome credit. Errors: `StartError` if real money would be given away. */
function readWelcomeCredit(given: number | undefined, demo: boolean, policy: PolicyPack): bigint {
  if (policy.jurisdiction !== playMoney.jurisdiction) {
    if (given)
      throw new StartError(
        'LOBI_WELCOME_CREDIT gives play money away; with LOBI_JURISDICTION it must be 0.',
      );
    return 0n;
  }
  return amountOr(given, demo ? demoWelcomeCredit : defaultRules.welcomeCredit);
}

/** Treats an empty variable as not set. */
function setVariables(variables: NodeJS.ProcessEnv): Record<string, unknown> {
  const nonEmpty = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const values: Record<string, unknown> = Object.fromEntries(nonEmpty);
  for (const name of ['ALLOWED_ORIGINS', 'LOBI_MEDIA_ORIGINS', 'LOBI_PUSH_HOSTS', 'LOBI_GAMES']) {
    const list = values[name];
    if (typeof list === 'string') values[name] = list.split(',').map((part) => part.trim());
  }
  return values;
}

/**
 * Reads the environment. Relative paths start from `folder`. Errors: `StartError` that names the first
 * invalid variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, folder: string): Environment {
  const parsed = z.safeParse(schema, setVariables(variables));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}.`);
  }
  const settings = parsed.data;
  const pathOf = (path: string | undefined) =>
    path === undefined ? undefined : resolve(folder, path);
  const host = settings.HOST ?? 'localhost';
  const trustProxy = isOn(settings.TRUST_PROXY, false);
  const demo = decideDemo({
    wanted: settings.LOBI_DEMO === undefined ? undefined : isOn(settings.LOBI_DEMO, false),
    databaseUrl: settings.DATABASE_URL,
    host,
    publicOrigin: settings.PUBLIC_ORIGIN,
    trustProxy,
  });
  const logFile = settings.LOG_FILE;
  const policy =
    settings.LOBI_JURISDICTION === undefined
      ? defaultRules.policy
      : policyFor(settings.LOBI_JURISDICTION);
  return {
    port: settings.PORT ?? 8_080,
    host,
    dataFolder: resolve(folder, settings.LOBI_DATA_DIR ?? '.lobi'),
    appFolder: pathOf(settings.LOBI_APP_DIR),
    reset: isOn(settings.LOBI_RESET, false),
    databaseUrl: settings.DATABASE_URL,
    walArchive: pathOf(settings.LOBI_WAL_ARCHIVE),
    logLevel: settings.LOG_LEVEL ?? 'info',
    logFile: logFile === undefined || logFile === '-' ? logFile : resolve(folder, logFile),
    publicOrigin: settings.PUBLIC_ORIGIN,
    allowedOrigins: settings.ALLOWED_ORIGINS ?? [],
    mediaOrigins: settings.LOBI_MEDIA_ORIGINS ?? [],
    pushHosts: toPushHosts(settings.LOBI_PUSH_HOSTS),
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { host: settings.METRICS_HOST ?? 'localhost', port: settings.METRICS_PORT },
    drainSeconds: settings.LOBI_DRAIN_SECONDS ?? 0,
    callsPerUser: settings.LOBI_CALLS_PER_USER ?? 100,
    trustProxy,
    geoHeaders: {
      country: settings.GEO_COUNTRY_HEADER?.toLowerCase(),
      city: settings.GEO_CITY_HEADER?.toLowerCase(),
    },
    placesFile: pathOf(settings.LOBI_PLACES_FILE),
    secret: settings.LOBI_SECRET,
    demo,
    demoPlayers: demo && isOn(settings.LOBI_DEMO_PLAYERS, true),
    newUserStatus: settings.LOBI_NEW_USER_STATUS ?? (demo ? 'activated' : 'pending'),
    chainSaltSource: settings.LOBI_CHAIN_SALT_SOURCE,
    confirmSeconds: settings.LOBI_CONFIRM_SECONDS ?? (demo ? 3 : 30),
    providersFile: pathOf(settings.LOBI_PROVIDERS),
    earningsFile: pathOf(settings.LOBI_EARNINGS),
    gameModules: (settings.LOBI_GAMES ?? []).map((name) =>
      /^\.{0,2}\//.test(name) ? resolve(folder, name) : name,
    ),
    broadcast: readBroadcastSettings(settings),
    rules: {
      agentReview: settings.LOBI_AGENT_REVIEW ?? defaultRules.agentReview,
      agentApprovalUpTo: amountOr(
        settings.LOBI_AGENT_APPROVAL_UP_TO,
        defaultRules.agentApprovalUpTo,
      ),
      agentDailyUpTo: amountOr(settings.LOBI_AGENT_DAILY_UP_TO, defaultRules.agentDailyUpTo),
      secondApprovalAbove: amountOr(
        settings.LOBI_SECOND_APPROVAL_ABOVE,
        defaultRules.secondApprovalAbove,
      ),
      cashInApprovalAbove: amountOr(
        settings.LOBI_CASH_IN_APPROVAL_ABOVE,
        defaultRules.cashInApprovalAbove,
      ),
      fourEyes: isOn(settings.LOBI_FOUR_EYES, !demo),
      allowWithdrawCancel: isOn(
        settings.LOBI_ALLOW_WITHDRAW_CANCEL,
        defaultRules.allowWithdrawCancel,
      ),
      withdrawalPin: isOn(settings.LOBI_WITHDRAWAL_PIN, defaultRules.withdrawalPin),
      oneSession: isOn(settings.LOBI_ONE_SESSION, defaultRules.oneSession),
      staffSecondFactor: isOn(settings.LOBI_STAFF_SECOND_FACTOR, !demo),
      maximumPayout: amountOr(settings.LOBI_MAXIMUM_PAYOUT, defaultRules.maximumPayout),
      largeWinFrom: amountOr(settings.LOBI_LARGE_WIN_FROM, defaultRules.largeWinFrom),
      welcomeCredit: readWelcomeCredit(settings.LOBI_WELCOME_CREDIT, demo, policy),
      gameEarningsBp: settings.LOBI_GAME_EARNINGS_BP ?? defaultRules.gameEarningsBp,
      earningPlans: defaultRules.earningPlans,
      policy,
    },
  };
}
