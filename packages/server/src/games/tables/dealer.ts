import type { Queryable } from '../../store/database.ts';
import { listTablePlays } from '../../store/table-plays.ts';
import type { TableRound } from '../../store/tables.ts';
import type { HashChains } from './hash-chains.ts';
import type { RoundSeeds } from './table-game.ts';
import { tableGameOf } from './table-games.ts';

/** Computes the outcomes of rounds from the chain on demand; none of them is stored. */
export interface Dealer {
  seedsOf(round: TableRound): Promise<RoundSeeds>;
  /** Returns the decision of a round whose betting has ended. */
  deal(source: Queryable, round: TableRound): Promise<unknown>;
}

/** Decisions to cache; more than rounds run at once. */
const maximumCachedDeals = 64;

export function createDealer(chains: HashChains): Dealer {
  const known = new Map<string, unknown>();

  const seedsOf = async (round: TableRound): Promise<RoundSeeds> => ({
    hash: await chains.hashOf(round.chain, round.number),
    salt: round.chain.salt,
    number: round.number,
    terms: round.terms,
  });

  return {
    seedsOf,
    deal: async (source, round) => {
      const held = known.get(round.id);
      if (held !== undefined) return held;
      if (round.status === 'betting')
        throw new Error(`Round ${round.id} is still open for betting.`);
      const game = tableGameOf(round.engine);
      const plays = game.dealsByPlays ? await listTablePlays(source, round.id) : [];
      const dealt = await game.deal(await seedsOf(round), plays);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= maximumCachedDeals) known.delete(oldest);
      known.set(round.id, dealt);
      return dealt;
    },
  };
}
