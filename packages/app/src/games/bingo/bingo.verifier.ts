import { bingoCardsOf, bingoOrder, readBingoChoice } from '@lobi/core/games';
import { inChain, type Recipe } from '../recipe.ts';

/** The called balls, and the cards if the play is known. */
export const bingoRecipe: Recipe = {
  promise: inChain,
  async compute({ seeds, choice, outcome }) {
    const { serverSeed: hash, clientSeed: salt, nonce: number } = seeds;
    const order = await bingoOrder({ hash, salt, number });
    const called = outcome?.['called'];
    const { playId, cards } = choice;
    const shown = { called: Array.isArray(called) ? order.slice(0, called.length) : order };
    if (typeof playId !== 'string') return { outcome: shown, payout: null };
    const { cards: count } = readBingoChoice({ cards });
    const bought = await bingoCardsOf({ hash, salt, number }, playId, count);
    return { outcome: { ...shown, cards: bought }, payout: null };
  },
};
