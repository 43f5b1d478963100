import { baccarat, playFairly } from '@lobi/core/games';
import { inChain, type Recipe } from '../recipe.ts';

/** The round is the same for all bets, so that no bet is needed. */
export const baccaratRecipe: Recipe = {
  promise: inChain,
  async compute({ seeds, stake, choice: { playId: _, ...choice } }) {
    const isBet = Object.keys(choice).length > 0;
    const input = baccarat.readInput(isBet ? choice : { bets: [{ spot: 'player', chips: 1 }] });
    const { payout, ...outcome } = await playFairly(baccarat, input, stake, seeds);
    return { outcome: { ...outcome }, payout: isBet ? payout : null };
  },
};
