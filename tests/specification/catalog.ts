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

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_cell, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

/** Tables of the guide for backends of partners, by the name of their place. */
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

/** The guide with its tables as the contract has them now. */
export const withTables = (guide: string): string =>
  guide.replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end of table -->)/g,
    (_whole, start: string, name: string, end: string) =>
      `${start}\n${tables[name]?.() ?? ''}\n\n${end}`,
  );

/** A block of JSON in the guide that is an example of something in the contract. */
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
