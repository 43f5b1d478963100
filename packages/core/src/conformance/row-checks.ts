import type { ApiRow } from '../contract/api/api-row.ts';
import { apiTable, type ApiName } from '../contract/api/index.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import { roles, type Role } from '../contract/roles.ts';
import type { CheckGroup, ConformanceCheck } from './conformance-check.ts';
import { contractCases, type ContractCase } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import {
  ensure,
  ensureFailure,
  ensureSuccess,
  describeFailure,
  Mismatch,
  describeSuccess,
} from './expectations.ts';
import type { HttpSession } from './http-session.ts';
import { failuresOfPlaces } from './protection-cases.ts';
import { providerOf } from './provider-cases.ts';

/** A row of the API table by its name. */
export interface NamedRow {
  readonly name: ApiName;
  readonly row: ApiRow;
}

/** A check of one row. */
export interface RowCheck extends ConformanceCheck {
  readonly call: ApiName;
  readonly row: ApiRow;
}

export const apiRows: readonly NamedRow[] = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));

/** Calls with other accounts: staff does not see notes about themselves, and only players are excluded. */
const ofPlayers: ReadonlySet<ApiName> = new Set<ApiName>(['note.list', 'exclusion.list']);

const isPublic = ({ row }: NamedRow): boolean => row.access.kind === 'public';

/** Account of a caller who may make the call. */
const callerOf = ({ row }: NamedRow): Role =>
  (row.access.kind === 'roles' ? row.access.roles[0] : undefined) ?? 'player';

const sessionFor = (kit: ContractKit, named: NamedRow): Promise<HttpSession> =>
  isPublic(named) ? Promise.resolve(kit.guest()) : kit.as(callerOf(named));

const emptyBody = ({ row }: NamedRow): unknown => (row.method === 'GET' ? undefined : {});

/** A check of a row with a call that must be rejected. */
const refusal = (
  named: NamedRow,
  group: CheckGroup,
  suffix: string,
  code: ErrorCode,
  send: (kit: ContractKit) => ReturnType<ContractCase>,
): RowCheck => ({
  call: named.name,
  row: named.row,
  name: `${named.name} ${suffix}`,
  group,
  expected: describeFailure(code),
  isRefused: true,
  run: async (kit) => void ensureFailure(await send(kit), code),
});

/** Parameters of a list that the caller may read. */
async function listParams(kit: ContractKit, named: NamedRow): Promise<Record<string, string>> {
  const { name, row } = named;
  const has = (part: string) => row.path.includes(`{${part}}`);
  const caller = callerOf(named);
  return {
    ...(has('userId') && { userId: (await kit.self(ofPlayers.has(name) ? 'player' : caller)).id }),
    ...(has('walletId') && { walletId: (await kit.self(caller)).wallet.id }),
    ...(has('gameId') && { gameId: await kit.gameId() }),
    ...(has('providerId') && { providerId: (await providerOf(kit)).id }),
  };
}

const unknownQueries = [{ colour: 'red' }, { sort: 'colour' }, { perPage: '2001' }, { page: '0' }];

const secondPage = { page: '2', perPage: '1' };

interface Page {
  readonly data: readonly unknown[];
  readonly meta: {
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
    readonly lastPage: number;
  };
}

function ensurePage(named: NamedRow, answer: Awaited<ReturnType<ContractCase>>): void {
  ensureSuccess(named.row, answer);
  const { data, meta } = answer.body as Page;
  ensure(
    meta !== undefined && meta.page === 2 && meta.perPage === 1,
    `meta is ${JSON.stringify(meta)}`,
  );
  ensure(data.length <= 1, `${data.length} rows`);
  const lastPage = Math.max(1, meta.total);
  ensure(meta.lastPage === lastPage, `last page ${meta.lastPage} of ${meta.total} rows`);
}

const rowCheck = (
  named: NamedRow,
  group: CheckGroup,
  suffix: string,
  expected: string,
  run: (kit: ContractKit) => Promise<void>,
): RowCheck => ({
  call: named.name,
  row: named.row,
  name: `${named.name} ${suffix}`,
  group,
  expected,
  run,
});

const successes = apiRows.map((named) =>
  rowCheck(named, 'success', 'success', describeSuccess(named.name, named.row), async (kit) =>
    ensureSuccess(named.row, await contractCases[named.name].success(kit)),
  ),
);

const failures = apiRows.flatMap((named) =>
  named.row.errors
    .filter((code) => !(failuresOfPlaces as readonly ErrorCode[]).includes(code))
    .map((code) => {
      const cases = contractCases[named.name].failures as Record<string, ContractCase>;
      return rowCheck(named, 'failure', code, describeFailure(code), async (kit) => {
        const fail = cases[code];
        if (!fail) throw new Mismatch(`no case brings about ${code}`);
        ensureFailure(await fail(kit), code);
      });
    }),
);

const guests = apiRows
  .filter((named) => !isPublic(named))
  .map((named) =>
    refusal(named, 'guest', 'as guest', 'unauthenticated', (kit) =>
      kit.guest().call(named.name, { body: emptyBody(named) }),
    ),
  );

const fields = apiRows
  .filter(({ row }) => row.body && !row.body.safeParse({ nothing: 'known' }).success)
  .map((named): RowCheck => ({
    ...rowCheck(named, 'fields', 'fields', '422 validation with the fields', async (kit) => {
      const session = await sessionFor(kit, named);
      const answer = await session.call(named.name, { body: { nothing: 'known' } });
      const texts = Object.values(ensureFailure(answer, 'validation').errors ?? {});
      ensure(texts.length > 0, 'a refusal that names no field');
      ensure(
        texts.every(({ length }) => length === 1),
        'a field with more than one text',
      );
    }),
    isRefused: true,
  }));

const malformed = apiRows
  .filter(({ row }) => row.body)
  .map((named) =>
    refusal(named, 'malformed', 'malformed', 'malformed', async (kit) =>
      (await sessionFor(kit, named)).call(named.name, { body: '{"half":' }),
    ),
  );

const withQuery = apiRows.filter(({ row }) => row.query);

const filters = withQuery.map((named) =>
  rowCheck(named, 'filters', 'filters', '422 validation', async (kit) => {
    const session = await sessionFor(kit, named);
    const params = await listParams(kit, named);
    for (const query of unknownQueries) {
      ensureFailure(await session.call(named.name, { params, query }), 'validation');
    }
  }),
);

const pages = withQuery
  .filter(({ row }) => row.query?.safeParse(secondPage).success)
  .map((named) =>
    rowCheck(named, 'pages', 'pages', 'the requested page, with its metadata', async (kit) => {
      const session = await sessionFor(kit, named);
      const params = await listParams(kit, named);
      ensurePage(named, await session.call(named.name, { params, query: secondPage }));
    }),
  );

/** Every role that may not make a call. */
const roleChecks = apiRows.flatMap((named) => {
  const { access } = named.row;
  if (access.kind !== 'roles') return [];
  return roles
    .filter((role) => !access.roles.includes(role))
    .map((role) =>
      refusal(named, 'roles', `as ${role}`, 'forbidden', async (kit) =>
        (await kit.as(role)).call(named.name, { body: emptyBody(named) }),
      ),
    );
});

const mayPlayerCall = ({ access }: ApiRow): boolean =>
  access.kind === 'auth' || (access.kind === 'roles' && access.roles.includes('player'));

/** Checks that players can read data of their own account only. */
const ownership = apiRows
  .filter(
    ({ row }) =>
      row.method === 'GET' && mayPlayerCall(row) && /\{(walletId|userId)\}/.test(row.path),
  )
  .map((named) =>
    rowCheck(
      named,
      'ownership',
      'of another player',
      '404 not_found or 403 forbidden',
      async (kit) => {
        const { id: userId, wallet } = await kit.self('player2');
        const params = { userId, walletId: wallet.id, version: '1' };
        const answer = await (await kit.as('player')).call(named.name, { params });
        ensureFailure(answer, answer.status === 403 ? 'forbidden' : 'not_found');
      },
    ),
  );

/** A browser without its anti-forgery token, like a page of another site. */
function withoutToken(session: HttpSession): HttpSession {
  const copy = session.copy();
  copy.cookies.delete('XSRF-TOKEN');
  return copy;
}

const antiForgery = apiRows
  .filter((named) => named.row.method !== 'GET' && !isPublic(named))
  .map((named) =>
    refusal(named, 'anti-forgery', 'without anti-forgery token', 'antiforgery', async (kit) =>
      withoutToken(await kit.as(callerOf(named))).call(named.name, { body: {} }),
    ),
  );

/** Every check of every row of the API table. */
export const rowChecks: readonly RowCheck[] = [
  ...successes,
  ...failures,
  ...guests,
  ...fields,
  ...malformed,
  ...filters,
  ...pages,
  ...roleChecks,
  ...ownership,
  ...antiForgery,
];
