'use client';

// The stages of the built-in games, each from its own folder, so that an application loads only the
// games it uses.

export * from './play-frame/index.ts';
export * from './practice-sheet/index.ts';
export * from './playing-card/index.ts';
export * from './slots/index.ts';
export * from './dice/index.ts';
export * from './limbo/index.ts';
export * from './mines/index.ts';
export * from './plinko/index.ts';
export * from './wheel/index.ts';
export * from './keno/index.ts';
export * from './hilo/index.ts';
export * from './poker/index.ts';
export * from './blackjack/index.ts';
export * from './fishing/index.ts';
export * from './roulette/index.ts';
export * from './crash/index.ts';
export * from './bingo/index.ts';
export * from './baccarat/index.ts';
export type { RoundBets, RoundProofFacts, TablePhase, TableRound } from './table/table.types.ts';
