import type { Currency } from '@lobi/core/contract';
import { diceChance, diceMultipleBp, toBasisPoints, type DiceInput } from '@lobi/core/games';
import type { DiceTerms } from '@lobi/ui/stages';
import { payoutText } from '../play-frame/payout-text.ts';

/** Returns the terms of a choice, by the rules of the server. */
export function diceTerms(choice: DiceInput, amount: string | null, currency: Currency): DiceTerms {
  const multipleBp = diceMultipleBp(choice);
  return {
    chanceBp: toBasisPoints(diceChance(choice)),
    multipleBp,
    payout: payoutText(amount, multipleBp, currency),
  };
}
