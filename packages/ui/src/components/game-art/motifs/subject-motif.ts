import type { GameArtMotif, GameArtSubject } from '../game-art.types.ts';
import { drawKeno, drawMines, drawPlinko } from './boards.ts';
import { drawCrash } from './crash.ts';
import { drawDice } from './dice.ts';
import { drawFishing } from './fishing.ts';
import { drawHall } from './halls.ts';
import { drawBaccarat, drawBlackjack, drawHilo, drawPoker } from './hands.ts';
import { drawLimbo } from './limbo.ts';
import { machineMotif } from './machines.ts';
import { drawRoulette, drawWheel } from './wheels.ts';

/** Motifs by the first part of an engine's key. */
const families: Readonly<Record<string, GameArtMotif>> = {
  baccarat: drawBaccarat,
  bingo: drawHall,
  blackjack: drawBlackjack,
  crash: drawCrash,
  dice: drawDice,
  fishing: drawFishing,
  hilo: drawHilo,
  keno: drawKeno,
  limbo: drawLimbo,
  mines: drawMines,
  plinko: drawPlinko,
  poker: drawPoker,
  roulette: drawRoulette,
  wheel: drawWheel,
};

/** Motif of a built-in game; `undefined` for others, which show that of their category. */
export const subjectMotif = ({ engine }: GameArtSubject): GameArtMotif | undefined =>
  machineMotif(engine) ?? families[engine.split('-')[0] ?? ''];
