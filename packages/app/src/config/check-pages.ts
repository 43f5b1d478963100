import { id } from '@lobi/core/locales/id';
import { apiTable, roles, type Role } from '@lobi/core/contract';
import { gameNames } from '@lobi/core/games';
import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import type { BrandInput } from './brand-schema.ts';
import type { TextWithPath } from './check-languages.ts';
import type { BrandLink } from './pages.ts';
import { contributionsOf, pagesOf } from './plugins.ts';
import { didYouMean } from './nearest.ts';
import type { BrandProblem } from './problems.ts';

/** Path in the brand file of additions by the brand (first) or one of its plugins. */
const getPathPrefix = (contribution: number): string =>
  contribution === 0 ? '' : `plugins.${contribution - 1}.`;

/** A path as routers compare it: parameters match everything. */
const patternOf = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/:[^/]+/g, ':')
    .replace(/\/$/, '');

const taken = new Map(routeNames.map((name) => [patternOf(routeOf(name).path), name as string]));

/** Checks added pages for duplicate names and paths. */
function addedProblems(input: BrandInput): BrandProblem[] {
  const names = new Set<string>(routeNames);
  const paths = new Map(taken);
  return contributionsOf(input).flatMap(({ routes }, contribution) =>
    (routes?.extend ?? []).flatMap(({ name, path }, index): BrandProblem[] => {
      const location = `${getPathPrefix(contribution)}routes.extend.${index}`;
      const problems: BrandProblem[] = [];
      if (names.has(name)) {
        problems.push({
          code: 'LB403',
          path: `${location}.name`,
          message: `"${name}" is the name of another page.`,
          fix:
            names.has(name) && routeNames.some((known) => known === name)
              ? `use routes.replace to draw "${name}" yourself, or choose another name`
              : 'choose another name',
        });
      }
      const other = paths.get(patternOf(path));
      if (other !== undefined) {
        problems.push({
          code: 'LB403',
          path: `${location}.path`,
          message: `"${path}" is the address of "${other}".`,
          fix: 'choose another path',
        });
      }
      names.add(name);
      paths.set(patternOf(path), name);
      return problems;
    }),
  );
}

/** Roles that may open a page of the app. */
function openTo(name: RouteName): readonly (Role | 'guest')[] {
  const { access } = routeOf(name);
  if (access.kind === 'roles') return access.roles;
  return access.kind === 'auth' ? roles : [...roles, 'guest'];
}

/** Checks the roles of pages: they can only be removed. */
function roleProblems({ routes }: BrandInput): BrandProblem[] {
  return Object.entries(routes?.roles ?? {}).flatMap(([name, requestedRoles]) => {
    const known = openTo(name as RouteName);
    if (known.includes('guest')) {
      return [
        {
          code: 'LB404',
          path: `routes.roles.${name}`,
          message: `"${name}" is open to guests, who have no role.`,
          fix: 'leave it out',
        } satisfies BrandProblem,
      ];
    }
    return (requestedRoles ?? []).flatMap((role, index): BrandProblem[] =>
      known.includes(role)
        ? []
        : [
            {
              code: 'LB402',
              path: `routes.roles.${name}.${index}`,
              message: `"${role}" may not open "${name}"; roles can only be taken away.`,
              fix: `use some of ${known.join(', ')}`,
            },
          ],
    );
  });
}

/** Every link of the brand with its path in the file. */
function linksOf({ navigation }: BrandInput): (readonly [path: string, link: BrandLink])[] {
  const at = (path: string, links: readonly BrandLink[] = []) =>
    links.map((link, index) => [`navigation.${path}.${index}`, link] as const);
  return [
    ...at('navbar', navigation?.navbar),
    ...at('sidebar.add', navigation?.sidebar?.add),
    ...Object.entries(navigation?.bottomBar ?? {}).flatMap(([role, links]) =>
      at(`bottomBar.${role}`, links),
    ),
    ...(navigation?.footer?.columns ?? []).flatMap(({ links }, index) =>
      at(`footer.columns.${index}.links`, links),
    ),
  ];
}

/** Parameters that links fill in automatically. */
const filled: readonly string[] = [':walletId', ':userId'];

/** Checks the target page of each link. */
function linkProblems(input: BrandInput): BrandProblem[] {
  const added = pagesOf(input);
  const known = [...routeNames, ...added.map(({ name }) => name)];
  const disabled: readonly string[] = input.routes?.disable ?? [];
  return linksOf(input).flatMap(([location, { route }]): BrandProblem[] => {
    if (route === undefined) return [];
    const path = `${location}.route`;
    if (!known.includes(route)) {
      const message = `no page is named "${route}".${didYouMean(route, known)}`;
      return [{ code: 'LB401', path, message }];
    }
    if (disabled.includes(route)) {
      const message = `"${route}" is switched off by routes.disable.`;
      return [{ code: 'LB401', path, message, fix: 'leave the link out' }];
    }
    const address =
      added.find(({ name }) => name === route)?.row.path ?? routeOf(route as RouteName).path;
    const open = (address.match(/:[^/]+/g) ?? []).filter((name) => !filled.includes(name));
    return open.length === 0
      ? []
      : [
          {
            code: 'LB401',
            path,
            message: `"${route}" needs ${open.join(' and ')} in its path.`,
            fix: 'use an href with everything filled in',
          },
        ];
  });
}

/** Custom messages with their path in the file. */
export function listTextsWithPaths(input: BrandInput): TextWithPath[] {
  return [
    ...contributionsOf(input).flatMap(({ texts, routes, ownGames }, contribution) => [
      ...Object.entries(texts ?? {}).map(
        ([key, text]) => [`${getPathPrefix(contribution)}texts.${key}`, text] as const,
      ),
      ...(routes?.extend ?? []).map(
        ({ title }, index) =>
          [`${getPathPrefix(contribution)}routes.extend.${index}.title`, title] as const,
      ),
      ...(ownGames ?? []).flatMap(({ title, about }, index) => [
        [`${getPathPrefix(contribution)}ownGames.${index}.title`, title] as const,
        [`${getPathPrefix(contribution)}ownGames.${index}.about`, about] as const,
      ]),
    ]),
    ...Object.entries(input.routes?.titles ?? {}).map(
      ([name, title]) => [`routes.titles.${name}`, title] as const,
    ),
    ...Object.entries(input.payments?.texts ?? {}).map(
      ([name, text]) => [`payments.texts.${name}`, text] as const,
    ),
    ...linksOf(input).map(([location, { label }]) => [`${location}.label`, label] as const),
    ...(input.navigation?.footer?.columns ?? []).map(
      ({ title }, index) => [`navigation.footer.columns.${index}.title`, title] as const,
    ),
  ];
}

/** Checks custom messages for duplicate keys. */
function keyProblems(input: BrandInput): BrandProblem[] {
  const known = new Set(Object.keys(id));
  return contributionsOf(input).flatMap(({ texts }, contribution) =>
    Object.keys(texts ?? {}).flatMap((key): BrandProblem[] => {
      const isTaken = known.has(key);
      // The brand comes first: it may override a text of a plugin.
      if (contribution > 0) known.add(key);
      const path = `${getPathPrefix(contribution)}texts.${key}`;
      const fix = key in id ? 'change the app’s own words in i18n.messages' : 'choose another key';
      return isTaken ? [{ code: 'LB303', path, message: 'is the key of another text.', fix }] : [];
    }),
  );
}

/** A call as servers compare it: parameters match everything. */
const callOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

const contractCalls = new Map(
  Object.entries(apiTable).map(([name, { method, path }]) => [callOf(method, path), name]),
);

/** Checks the calls of the brand and its plugins for duplicate names and paths. */
function requestProblems(input: BrandInput): BrandProblem[] {
  const names = new Set<string>(Object.keys(apiTable));
  const calls = new Map(contractCalls);
  return contributionsOf(input).flatMap(({ requests }, contribution) =>
    (requests ?? []).flatMap(({ name, method, path }, index): BrandProblem[] => {
      const location = `${getPathPrefix(contribution)}requests.${index}`;
      const other = calls.get(callOf(method, path));
      const isTaken = names.has(name);
      names.add(name);
      calls.set(callOf(method, path), name);
      return [
        ...(isTaken
          ? [
              {
                code: 'LB501',
                path: `${location}.name`,
                message: `"${name}" is the name of another call.`,
                fix: 'choose another name',
              } as const,
            ]
          : []),
        ...(other === undefined
          ? []
          : [
              {
                code: 'LB502',
                path: `${location}.path`,
                message: `"${method} ${path}" is the call "${other}".`,
                fix: 'choose another path',
              } as const,
            ]),
      ];
    }),
  );
}

/** Checks custom games for duplicate names. */
function gameProblems(input: BrandInput): BrandProblem[] {
  const taken = new Set<string>([...gameNames, 'arena', 'provider']);
  return contributionsOf(input).flatMap(({ ownGames }, contribution) =>
    (ownGames ?? []).flatMap(({ name }, index): BrandProblem[] => {
      const isTaken = taken.has(name);
      taken.add(name);
      const path = `${getPathPrefix(contribution)}ownGames.${index}.name`;
      const message = `"${name}" is the name of another game.`;
      return isTaken ? [{ code: 'LB801', path, message, fix: 'choose another name' }] : [];
    }),
  );
}

/** Checks plugins for duplicate names. */
function pluginProblems({ plugins = [] }: BrandInput): BrandProblem[] {
  return plugins.flatMap(({ name }, index): BrandProblem[] =>
    plugins.findIndex((other) => other.name === name) === index
      ? []
      : [
          {
            code: 'LB101',
            path: `plugins.${index}.name`,
            message: `"${name}" is there already.`,
            fix: 'leave one of them out',
          },
        ],
  );
}

/** Checks pages, menus, plugins and custom messages for conflicts between values. */
export const checkPages = (input: BrandInput): BrandProblem[] => [
  ...pluginProblems(input),
  ...addedProblems(input),
  ...roleProblems(input),
  ...linkProblems(input),
  ...keyProblems(input),
  ...requestProblems(input),
  ...gameProblems(input),
];
