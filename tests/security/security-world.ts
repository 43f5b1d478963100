import { apiTable, type ApiName, type ApiRow } from '@lobi/core/contract';
import type { Platform, PlatformOptions } from '@lobi/server';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import {
  type Answer,
  type CallInput,
  type ContractKit,
  type HttpSession,
  createContractKit,
} from '@lobi/core/conformance';
import { databasePreparations } from '../contract/database-preparations.ts';
import { startTestPlatform } from '../contract/running-platform.ts';
import { studio } from '../providers/studio.ts';
import { queryRow, queryRows } from '../query-rows.ts';

/** Every row of the API table, with its name. */
export const rows = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));

/** Rows of calls that write data. */
export const writes = rows.filter(({ row }) => row.method !== 'GET');

export const codeOf = (answer: Answer): string | undefined =>
  (answer.body as { code?: string }).code;

/** A running platform on which all contract cases succeed, and nothing settles automatically. */
export async function startSecurityWorld(options: Partial<PlatformOptions> = {}): Promise<{
  readonly platform: Platform;
  readonly kit: ContractKit;
}> {
  const platform = await startTestPlatform({
    rules: {
      ...defaultRules,
      agentApprovalUpTo: 5_000_000n,
      secondApprovalAbove: 90_000_000n,
      cashInApprovalAbove: null,
      // Earlier wins would otherwise be logged by the clock.
      largeWinFrom: null,
    },
    providers: [studio('alpha')],
    ...options,
  });
  const { db } = platform;
  await db.run('update games set confirm_seconds = 3600');
  const kit = createContractKit(platform.origin, databasePreparations(platform));
  return { platform, kit };
}

/** Intercepts a call of a session; `send` makes the call with this input. */
export type Interception = (
  session: HttpSession,
  input: CallInput,
  send: (input: CallInput) => Promise<Answer>,
) => Promise<Answer>;

/**
 * A kit whose sessions pass every call of this name to `intercept`, so that a check can test each call
 * of the table exactly when it would succeed.
 */
export function interceptCalls(
  kit: ContractKit,
  intercepted: ApiName,
  intercept: Interception,
): ContractKit {
  const watch = (session: HttpSession): HttpSession =>
    new Proxy(session, {
      get(target, property, receiver) {
        if (property !== 'call') return Reflect.get(target, property, receiver) as unknown;
        return (name: ApiName, input: CallInput = {}) =>
          name === intercepted
            ? intercept(target, input, (changed) => target.call(name, changed))
            : target.call(name, input);
      },
    });
  const as: ContractKit['as'] = async (username) => watch(await kit.as(username));
  return {
    ...kit,
    as,
    guest: () => watch(kit.guest()),
    newcomer: async () => {
      const created = await kit.newcomer();
      return { ...created, session: watch(created.session) };
    },
    step: async (roundId, name, body) =>
      (await as('declare')).call(`round.${name}`, { params: { roundId }, body }),
  };
}

/**
 * Tables that change without a write: by clocks, deliveries and activity, and the counters of attempts.
 */
const restless: ReadonlySet<string> = new Set([
  'audit_checkpoints',
  'audit_runs',
  'earning_days',
  'game_results',
  'game_tables',
  'guesses',
  'large_win_looks',
  'outbox',
  // Every node processes its rows each second.
  'person_searches',
  'play_sessions',
  'sessions',
  'table_rounds',
]);

/** Waits for work that earlier calls left to the clocks, such as refunds and corrections. */
async function untilPaidOut({ db }: Pick<Platform, 'db'>): Promise<void> {
  const open = `select 1 from rounds where status = 'cancelled' and settled_at is null
    union all select 1 from round_corrections where status = 'running' limit 1`;
  while ((await db.row(open)) !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * A fingerprint of all stored data that only a call can change. Every write gives a row a new version, whose
 * place and transaction are read faster than its values.
 */
export async function fingerprint({ db }: Pick<Platform, 'db'>): Promise<string> {
  await untilPaidOut({ db });
  const tables = await queryRows<{ name: string }>(
    db,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const quiet = tables.map(({ name }) => name).filter((name) => !restless.has(name));
  const sums = quiet.map(
    (name) =>
      `(select count(*) || ':' || coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0)
        from ${name})`,
  );
  const found = await queryRow<{ sum: string }>(
    db,
    `select concat_ws('|', ${sums.join(', ')}) as sum`,
  );
  return quiet.map((name, n) => `${name} ${found?.sum.split('|')[n]}`).join('\n');
}

/** Tables whose rows contain one of the texts anywhere. */
export async function tablesWith(
  { db }: Pick<Platform, 'db'>,
  ...texts: readonly string[]
): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const asked = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select 1 from ${name} t where t::text like any ($1))`,
  );
  const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found = await queryRows<{ name: string }>(db, asked.join(' union all '), [patterns]);
  return found.map(({ name }) => name);
}
