import * as z from 'zod/mini';
import { basisPoints } from '../contract/limits.ts';
import { gameCategories } from '../contract/statuses.ts';
import { familyOf } from './engine-family.ts';
import { gameNames } from './game-manifests.ts';
import { builtInGames } from './built-in-games.ts';
import type { InstantGame } from './instant-game.ts';
import type { OwnGame } from './own-game.ts';
import { toBasisPoints } from './ratio.ts';

/** One problem of a custom game, as a sentence. */
export interface GameProblem {
  /** Path from the list of games, with dots, such as `0.titles.1.0`. */
  readonly path: string;
  readonly message: string;
}

const method = z.custom<unknown>((value) => typeof value === 'function', {
  error: 'must be a function.',
});

const bp = z.int().check(
  z.refine((value) => value >= 1 && value <= basisPoints, {
    error: 'must be from 1 to 10000 basis points: a game that returns more loses money.',
  }),
);

const text = z.string().check(z.minLength(1), z.maxLength(80));
const key = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{1,60}$/, {
    error: 'must be lower-case letters, digits and dashes, such as "coin-high".',
  }),
);

const tiers = ['low', 'usual', 'raised', 'high'] as const;

const rulesShape = z.looseObject({
  id: key,
  pace: z.enum(['slot', 'casino', 'arcade'], {
    error: 'must be "slot", "casino" or "arcade"; only built-in games have rounds of their own.',
  }),
  words: z.int().check(
    z.refine((value) => value >= 1 && value <= 10_000, {
      error: 'must be from 1 to 10000: the most words of 32 bits that one play draws.',
    }),
  ),
  returnBp: z.object({ minimumBp: bp, maximumBp: bp }).check(
    z.refine(({ minimumBp, maximumBp }) => minimumBp <= maximumBp, {
      error: 'has a minimumBp above its maximumBp.',
    }),
  ),
  readInput: method,
  play: method,
  maximumPayout: method,
  rtp: method,
});

const shape = z.array(
  z.strictObject(
    {
      name: z.string().check(
        z.regex(/^[a-z][a-z0-9]{1,30}$/, {
          error: 'must be lower-case letters and digits, such as "coin".',
        }),
      ),
      category: z.enum(gameCategories, { error: `must be one of ${gameCategories.join(', ')}.` }),
      sample: z.record(z.string(), z.unknown(), {
        error: 'must be a choice that players may make.',
      }),
      titles: z
        .array(
          z.union(
            [
              z.tuple([key, text, text]),
              z.tuple([key, text, text, key]),
              z.tuple([key, text, text, key, z.enum(tiers)]),
            ],
            {
              error: `must be [key, title, studio, engine, stakes]; the last two may be left out, stakes are ${tiers.join(', ')}.`,
            },
          ),
          { error: 'must be a list of titles.' },
        )
        .check(z.minLength(1)),
      rules: z.array(rulesShape, { error: 'must be a list of rules.' }).check(z.minLength(1)),
    },
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys'
          ? `has the unknown key "${String(keys[0])}".`
          : 'must be what defineGameRules takes.',
    },
  ),
  { error: 'must be a list of what defineGameRules answers.' },
);

/** Names of engines other than the built-in games that are reserved. */
const otherEngines = ['arena', 'provider'];

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/**
 * Returns the problem that the rules of an engine have with their sample, the initial input of the
 * verifier.
 */
function sampleProblem({ sample }: OwnGame, rules: InstantGame<unknown>): string | undefined {
  try {
    const returned = toBasisPoints(rules.rtp(rules.readInput(sample)));
    const { minimumBp, maximumBp } = rules.returnBp;
    return returned < minimumBp || returned > maximumBp
      ? `returns ${returned} basis points for the sample, outside its returnBp of ${minimumBp} to ${maximumBp}.`
      : undefined;
  } catch (error) {
    return `does not accept the sample: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Problems of one game, by itself and in combination with those before it. */
function problemsOf(game: OwnGame, index: number, before: readonly OwnGame[]): GameProblem[] {
  const { name, titles, rules } = game;
  const at = (path: string, message: string): GameProblem => ({
    path: `${index}.${path}`,
    message,
  });
  const taken = [...gameNames, ...otherEngines, ...before.map((other) => other.name)];
  const engines = rules.map(({ id }) => id);
  const keys = titles.map(([titleKey]) => titleKey);
  const takenKeys = new Set([
    ...builtInGames.map((other) => other.key),
    ...before.flatMap((other) => other.titles.map(([titleKey]) => titleKey)),
    ...repeated(keys),
  ]);
  return [
    ...(taken.includes(name) ? [at('name', `"${name}" is the name of another game.`)] : []),
    ...repeated(engines).map((id) => at('rules', `"${id}" is there twice.`)),
    ...rules.flatMap((engine, position) => {
      const problem = sampleProblem(game, engine);
      return [
        ...(familyOf(engine.id) === name
          ? []
          : [at(`rules.${position}.id`, `"${engine.id}" must begin with "${name}".`)]),
        ...(problem === undefined ? [] : [at(`rules.${position}`, problem)]),
      ];
    }),
    ...titles.flatMap(([titleKey, , , engine = titleKey], position) => [
      ...(takenKeys.has(titleKey)
        ? [at(`titles.${position}.0`, `"${titleKey}" is the key of another title.`)]
        : []),
      ...(engines.includes(engine)
        ? []
        : [at(`titles.${position}`, `no rules have the id "${engine}", which plays it.`)]),
    ]),
  ];
}

/**
 * Finds problems of custom games in any module export: their shape, reserved names, titles without
 * rules, a sample that the rules reject, a return that loses money.
 * @source ours
 */
export function findGameProblems(games: unknown): GameProblem[] {
  const parsed = shape.safeParse(games);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  }
  // Keeps the given object instead of the parsed one: a copy of a class instance would lose its methods.
  const ownGames = games as readonly OwnGame[];
  return ownGames.flatMap((game, index) => problemsOf(game, index, ownGames.slice(0, index)));
}

/** The problems as lines for a terminal. */
export const describeGameProblems = (problems: readonly GameProblem[]): string =>
  problems.map(({ path, message }) => `  ${path || 'games'}  ${message}`).join('\n');
