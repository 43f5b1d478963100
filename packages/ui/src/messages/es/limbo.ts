import type { LimboMessages } from '../id/limbo.ts';

/** Spanish messages of the limbo game. */
export const limbo: LimboMessages = {
  verb: 'Volar',
  target: 'Multiplicador objetivo',
  quick: 'Objetivos rápidos',
  goal: 'Objetivo {multiple}',
  targetMissing: 'Revise el objetivo',
};
