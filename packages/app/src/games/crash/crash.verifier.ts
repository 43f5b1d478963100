import { crashPointBp } from '@lobi/core/games';
import { inChain, refuse, type Recipe } from '../recipe.ts';

/** Hashes are parsed as bytes here, not as text. */
const hashPattern = /^(?:[\da-f]{2})+$/i;

/** Crash point of a round. */
export const crashRecipe: Recipe = {
  promise: inChain,
  compute: async ({ seeds: { serverSeed: hash, clientSeed: salt } }) => {
    if (!hashPattern.test(hash)) return refuse('serverSeed');
    return { outcome: { pointBp: await crashPointBp(hash, salt) }, payout: null };
  },
};
