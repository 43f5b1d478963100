import type { Game } from '@lobi/core/contract';
import type { InstantGame, OwnGame } from '@lobi/core/games';
import type { ComponentType } from 'react';
import type { GameInput } from './brand-schema.ts';

/** Properties of an own game's stage. */
export interface StageProps {
  readonly game: Game;
}

/** Loads the rules of a custom game: `() => import('./rules.ts')`, whose default export they are. */
export type LoadRules = () => Promise<{ readonly default: OwnGame }>;

/** A game of a brand as the app shows it. */
export interface OwnGameParts {
  /** First word of its engines. */
  readonly name: string;
  readonly Stage: ComponentType<StageProps>;
  /** Rules of one of its engines; `undefined` if the brand has none. */
  readonly rulesOf: ((engine: string) => Promise<InstantGame<unknown> | undefined>) | undefined;
}

/**
 * Types a game of a brand or plugin: its stage, its name and rules in words, and the module of its
 * rules, by which plays are verified. The platform must know its engine (`LOBI_GAMES`).
 * @example
 * defineGame({
 *   name: 'coin', title: 'Coin', about: 'Call a side. A right call pays 1.96 times the stake.',
 *   stage: () => import('./stage.tsx'), rules: () => import('./rules.ts'),
 * })
 * @source ours
 */
export const defineGame = (game: GameInput): GameInput => game;
