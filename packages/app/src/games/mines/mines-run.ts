import type { Currency, Play } from '@lobi/core/contract';
import { minesMultipleBp, type PublicMinesRun } from '@lobi/core/games';
import type { MinesRun, MinesTerms } from '@lobi/ui/stages';
import { outcomeOf } from '../play-frame/play-shapes.ts';
import { payoutText } from '../play-frame/payout-text.ts';

/** A play of mines as the stage shows it. */
export function toMinesRun(play: Play): MinesRun {
  const { mines, picks, board, status } = outcomeOf<PublicMinesRun & { payout: bigint }>(play);
  return { id: play.id, amount: play.amount, payout: play.payout, mines, picks, board, status };
}

/** Returns the terms of a number of safe tiles, by the rules of the server. */
export function minesTerms(
  mines: number,
  picks: number,
  amount: string | null,
  currency: Currency,
): MinesTerms {
  const multipleBp = picks === 0 ? 0 : minesMultipleBp(mines, picks);
  return { multipleBp, payout: payoutText(amount, multipleBp, currency) };
}
