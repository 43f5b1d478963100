import type { GameArtMotif, GameArtSubject } from '../game-art.types.ts';
import { drawKeno, drawMines, drawPlinko } from './boards.ts';
import { drawCrash } from './crash.ts';
import { drawDice } from './dice.ts';
import { drawFishing } from './fishing.ts';
import { drawBingoCard } from './bingo-card.ts';
import { drawBaccarat, drawBlackjack, drawHilo, drawPoker } from './cards.ts';
import { drawLimbo } from './limbo.ts';
import { slotMachineMotif } from './slot-machines.ts';
import { drawRoulette, drawWheel } from './wheels.ts';

/** Motifs by the first part of an engine's key. */
const families: Readonly<Record<string, GameArtMotif>> = {
  baccarat: drawBaccarat,
  bingo: drawBingoCard,
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
  slotMachineMotif(engine) ?? families[engine.split('-')[0] ?? ''];
