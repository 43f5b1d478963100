import { baccaratManifest } from './baccarat/baccarat.manifest.ts';
import { bingoManifest } from './bingo/bingo.manifest.ts';
import { blackjackManifest } from './blackjack/blackjack.manifest.ts';
import { crashManifest } from './crash/crash.manifest.ts';
import { diceManifest } from './dice/dice.manifest.ts';
import { familyOf } from './engine-family.ts';
import { fishingManifest } from './fishing/fishing.manifest.ts';
import type { GameManifest, GamePlay, GameTitle } from './game-manifest.ts';
import { hiloManifest } from './hilo/hilo.manifest.ts';
import { kenoManifest } from './keno/keno.manifest.ts';
import { limboManifest } from './limbo/limbo.manifest.ts';
import { minesManifest } from './mines/mines.manifest.ts';
import { plinkoManifest } from './plinko/plinko.manifest.ts';
import { pokerManifest } from './poker/poker.manifest.ts';
import { rouletteManifest } from './roulette/roulette.manifest.ts';
import { slotsManifest } from './slots/slots.manifest.ts';
import { wheelManifest } from './wheel/wheel.manifest.ts';

/** The built-in games by name, in the order of the verifier. @source ours */
export const gameManifests = {
  dice: diceManifest,
  limbo: limboManifest,
  mines: minesManifest,
  roulette: rouletteManifest,
  plinko: plinkoManifest,
  wheel: wheelManifest,
  keno: kenoManifest,
  hilo: hiloManifest,
  poker: pokerManifest,
  blackjack: blackjackManifest,
  slots: slotsManifest,
  fishing: fishingManifest,
  crash: crashManifest,
  bingo: bingoManifest,
  baccarat: baccaratManifest,
} as const satisfies Readonly<Record<string, GameManifest>>;

type Manifests = typeof gameManifests;

/** Name of a built-in game: its folder in every package, and the family of its engines. */
export type GameName = keyof Manifests;

/** Names of the games with one way of playing. */
export type GameNameOf<Play extends GamePlay> = {
  [Name in GameName]: Manifests[Name]['play'] extends Play ? Name : never;
}[GameName];

type EngineOfTitle<Title extends GameTitle> = Title extends readonly [
  string,
  string,
  string,
  infer Engine extends string,
  ...unknown[],
]
  ? Engine
  : Title[0];

/** Engines of a game: its rules, each with at least one title. */
export type EngineOf<Name extends GameName> = EngineOfTitle<Manifests[Name]['titles'][number]>;

/** All names, in the order of the manifests. */
export const gameNames = Object.keys(gameManifests) as readonly GameName[];

/** The game of an engine; `undefined` for the arena, games of providers and unknown engines. */
export function gameNameOf(engine: string): GameName | undefined {
  const family = familyOf(engine);
  return gameNames.find((name) => name === family);
}

/** The manifest of an engine's game; `undefined` if it is not built in. */
export function gameManifestOf(engine: string): GameManifest | undefined {
  const name = gameNameOf(engine);
  return name && gameManifests[name];
}
