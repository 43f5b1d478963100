import {
  apiTable,
  channels,
  errorCodes,
  platformSettings,
  successStatus,
  type ApiRow,
  type ChannelRow,
} from '@lobi/core/contract';
import { routeTable } from '@lobi/core/routes';
import { markdownTable, withTables } from './page-tables.ts';

const calls = Object.entries(apiTable) as [string, ApiRow][];
const channelRows = Object.entries(channels) as [string, ChannelRow][];

const rolesOf = ({ access }: Pick<ApiRow, 'access'>): string =>
  access.kind === 'roles'
    ? access.roles.join(', ')
    : { public: 'all', auth: 'signed in' }[access.kind];

/** Facts of the contract for programs: calls, events, routes, settings and error codes. */
export const catalogText = (): string => {
  const catalog = {
    calls: calls.map(([name, row]) => ({
      ...{ name, method: row.method, path: row.path, access: row.access },
      parts: (['params', 'query', 'body'] as const).filter((part) => row[part] !== undefined),
      ...{ status: successStatus(row), errors: row.errors, idempotent: row.idempotent },
      ...{ summary: row.summary, source: row.source },
    })),
    events: channelRows.map(([name, { payload: _payload, ...row }]) => ({ name, ...row })),
    routes: Object.entries(routeTable).map(([name, row]) => ({ name, ...row })),
    settings: Object.entries(platformSettings).map(([name, range]) => ({ name, ...range })),
    errorCodes,
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
};

/** Tables of the guide for partner backends, by the name of their placeholder. */
const tables: Readonly<Record<string, () => string>> = {
  calls: () =>
    markdownTable(
      ['Call', 'Name', 'Who', 'Success', 'Key'],
      calls.map(([name, row]) => [
        `\`${row.method} ${row.path}\``,
        `\`${name}\``,
        rolesOf(row),
        String(successStatus(row)),
        row.idempotent ? 'yes' : '',
      ]),
    ),
  channels: () =>
    markdownTable(
      ['Channel', 'Event', 'Who'],
      channelRows.map(([, { visibility, channel, event, authorize }]) => [
        `\`${visibility === 'public' ? '' : `${visibility}-`}${channel}\``,
        `\`${event}\``,
        authorize,
      ]),
    ),
};

/** Returns the guide with tables generated from the current contract. */
export const withContract = (guide: string): string => withTables(guide, tables);

/** A JSON block in the guide that is an example of a part of the contract. */
export interface TypedBlock {
  /** Such as `call=auth.login part=body` or `event=wallet`. */
  readonly of: string;
  readonly json: unknown;
}

export const typedBlocks = (guide: string): readonly TypedBlock[] =>
  [...guide.matchAll(/^```json (.+)\n([\s\S]*?)^```$/gm)].map(([, of = '', text = '']) => ({
    of,
    json: JSON.parse(text) as unknown,
  }));
