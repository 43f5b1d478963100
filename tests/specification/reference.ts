import { apiTable, channels, errorCodes, successStatus, type ApiRow } from '@lobi/core/contract';
import { translate, type MessageKey } from '@lobi/core/locales';
import { routeTable, type RouteRow } from '@lobi/core/routes';
import { baja, brandCss, lentera, pesisir, type Brand } from '@lobi/ui/tokens';
import { eventTexts } from '../../packages/app/src/config/events.ts';
import { problemKinds } from '../../packages/app/src/config/problems.ts';
import { componentRules, fixedComponents, slotTexts } from '../../packages/app/src/config/slots.ts';
import { brandKeys } from './brand-reference.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${cell(text)}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Head of a page: its purpose, and the note that it is generated. */
const page = (title: string, able: string, ...parts: readonly string[]): string =>
  [
    `# ${title}`,
    `After reading this page you can ${able}.`,
    ...parts,
    'This page is made from the code by `pnpm catalog:update`; a test compares them.\n',
  ].join('\n\n');

const accessOf = ({ access }: Pick<ApiRow, 'access'>): string =>
  access.kind === 'roles'
    ? access.roles.join(', ')
    : { public: 'everyone', auth: 'signed in' }[access.kind];

const brandFile = () => {
  const groups = Map.groupBy(brandKeys, ({ path }) => path.split(/[.[]/)[0] ?? '');
  return page(
    'Brand file',
    'look up every key of `brand.config.ts`, with what it takes',
    'Keys are strict: one that is not here is refused with the one that was meant. Everything but `schema`, `id`, `name` and `extends` may be left out. Guides: [your own brand](../partners/own-brand.md), [components and pages](../partners/pages-and-slots.md).',
    ...[...groups].map(([name, keys]) =>
      [
        `## ${name}`,
        table(
          ['Key', 'Takes', 'Sets'],
          keys.map(({ path, takes, isRequired, text }) => [
            code(path) + (isRequired && path.includes('.') ? ' (required)' : ''),
            cell(takes),
            cell(text),
          ]),
        ),
      ].join('\n\n'),
    ),
  );
};

const slots = () =>
  page(
    'Slots, components and events',
    'look up every place that takes a component of your own, every component that you may wrap, and every event',
    'Guides: [components and pages](../partners/pages-and-slots.md), [events](../partners/events.md).',
    '## Slots',
    table(
      ['Slot', 'Where'],
      Object.entries(slotTexts).map(([name, text]) => [code(name), cell(text)]),
    ),
    '## Components that can be wrapped',
    table(
      ['Component', 'What it is', 'Copying its source'],
      Object.entries(componentRules).map(([name, { text, eject }]) => [code(name), text, eject]),
    ),
    `These protect players and stay as they are: ${fixedComponents.map(code).join(', ')}.`,
    '## Events',
    table(
      ['Event', 'When'],
      Object.entries(eventTexts).map(([name, text]) => [code(name), text]),
    ),
  );

const brandProblems = () =>
  page(
    'Problems of a brand',
    'find out what a code of `lobi check` means',
    '`npx lobi check --explain LB210` prints the same.',
    table(
      ['Code', 'Meaning'],
      Object.entries(problemKinds).map(([name, text]) => [code(name), cell(text)]),
    ),
  );

/** Custom properties of a theme with their values in its default scheme; the first of each name. */
function propertiesOf(look: Brand): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of brandCss(look).matchAll(/(--lobi-[\w-]+):([^;}]+)/g)) {
    if (!found.has(name)) found.set(name, value.trim());
  }
  return found;
}

const cssVariables = () => {
  const looks = [lentera, pesisir, baja].map((look) => [look.name, propertiesOf(look)] as const);
  const names = [...new Set(looks.flatMap(([, values]) => [...values.keys()]))].sort();
  const groups = Map.groupBy(names, (name) => name.split('-')[3] ?? '');
  /** Images and long lists of shadows are too long for a table cell. */
  const shown = (value = '') => (value === '' || value.length > 40 ? '' : code(value));
  return page(
    'CSS variables',
    'style components of your own with the tokens of a brand',
    'They are public names: a change of one is a major version. The columns have the values of the three looks in their default scheme; long ones are left out.',
    ...[...groups].map(([group, members]) =>
      [
        `## ${group}`,
        table(
          ['Variable', ...looks.map(([name]) => name)],
          members.map((name) => [
            code(name),
            ...looks.map(([, values]) => shown(values.get(name))),
          ]),
        ),
      ].join('\n\n'),
    ),
  );
};

const titleOf = (name: string): string => {
  const key = `route.${name}`;
  const title = translate('en', key as MessageKey);
  return title === key ? '' : title;
};

const routes = () =>
  page(
    'Routes and roles',
    'look up every page with its address and who may open it',
    'A brand may replace, rename, close and add pages; it cannot open one to more roles.',
    table(
      ['Name', 'Path', 'Title', 'Who', 'Query'],
      (Object.entries(routeTable) as [string, RouteRow][]).map(([name, row]) => [
        code(name),
        code(row.path),
        titleOf(name),
        accessOf(row),
        (row.query ?? []).map(code).join(', '),
      ]),
    ),
  );

const calls = () => {
  const rows = Object.entries(apiTable) as [string, ApiRow][];
  const groups = Map.groupBy(rows, ([name]) => name.split('.')[0] ?? '');
  return page(
    'HTTP calls',
    'look up every call of the platform: path, who may make it, and its failures',
    'Every call may also fail with `malformed`, `unauthenticated`, `forbidden`, `validation`, `rate_limited` and `server`; calls that write also with `antiforgery`. Schemas of bodies and answers: `GET /api/openapi.json` of a running platform, or `apiTable` of `@lobi/core/contract`. Guide: [HTTP API](../api.md).',
    ...[...groups].map(([group, members]) =>
      [
        `## ${group}`,
        table(
          ['Call', 'Name', 'Who', 'Success', 'Does', 'Failures'],
          members.map(([name, row]) => [
            code(`${row.method} ${row.path}`),
            code(name),
            accessOf(row),
            String(successStatus(row)),
            cell(row.summary) + (row.idempotent ? ' Needs `Idempotency-Key`.' : ''),
            row.errors.map(code).join(', '),
          ]),
        ),
      ].join('\n\n'),
    ),
  );
};

const channelsPage = () =>
  page(
    'Realtime channels',
    'look up every channel with its event and who may subscribe',
    'Payloads: `channels` of `@lobi/core/contract`. Guide: [realtime](../realtime.md).',
    table(
      ['Channel', 'Event', 'Who', 'Visibility'],
      Object.values(channels).map((row) => [
        code(`${row.visibility === 'public' ? '' : `${row.visibility}-`}${row.channel}`),
        code(row.event),
        row.authorize,
        row.visibility,
      ]),
    ),
  );

const errorCodesPage = () =>
  page(
    'Error codes',
    'look up every code of a failure with its status and what the user reads',
    'The code decides, never the message. The words are the language key `errors.<code>`; a brand changes them with `i18n.messages`. Codes with the status 0 exist in the client only.',
    table(
      ['Code', 'Status', 'Words in English'],
      Object.entries(errorCodes).map(([name, status]) => [
        code(name),
        String(status),
        cell(translate('en', `errors.${name}` as MessageKey)),
      ]),
    ),
  );

/** Generated pages of `docs/reference`, by file. */
export const referencePages: Readonly<Record<string, () => string>> = {
  'brand-file.md': brandFile,
  'slots.md': slots,
  'brand-problems.md': brandProblems,
  'css-variables.md': cssVariables,
  'routes.md': routes,
  'calls.md': calls,
  'channels.md': channelsPage,
  'error-codes.md': errorCodesPage,
};
