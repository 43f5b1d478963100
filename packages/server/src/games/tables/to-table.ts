import { publicName } from '@lobi/core/rules';
import { formatMoney, type Table, type TablePhase } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import { findChain } from '../../store/hash-chains.ts';
import { listTablePlayers, sumTablePlays, type TablePlayer } from '../../store/table-plays.ts';
import {
  findSeat,
  listPastRounds,
  type TableRound,
  type TableRoundStatus,
} from '../../store/tables.ts';
import type { Dealer } from './dealer.ts';
import type { TableGame } from './table-game.ts';
import { tableGameOf } from './table-games.ts';

const maximum = { players: 50, history: 20 } as const;

const phaseOf: Readonly<Record<TableRoundStatus, TablePhase>> = {
  betting: 'betting',
  running: 'running',
  settled: 'settled',
  voided: 'settled',
};

const steps: Readonly<Record<TablePhase, number>> = { betting: 0, running: 1, settled: 2 };
/** Betting, running, settled, paid. */
const stepsOfRound = 4;

/** Version of a table; rises with every step of a round and with every round. */
const versionOf = (round: TableRound): number =>
  round.number * stepsOfRound + (round.paidAt ? stepsOfRound - 1 : steps[phaseOf[round.status]]);

/**
 * Opening time of the next round; `null` while a round runs, while no client waits, and while the chain
 * waits for its salt.
 */
async function nextAtOf(
  source: Queryable,
  round: TableRound,
  game: TableGame,
  now: Date,
): Promise<string | null> {
  const seat = await findSeat(source, round.gameId);
  const isWanted = seat?.enabled && seat.wantedUntil !== null && seat.wantedUntil > now;
  if (!round.endedAt || !isWanted) return null;
  const chain = await findChain(source, round.gameId, round.number + 1);
  if (chain?.salt === null) return null;
  return new Date(round.endedAt.getTime() + game.pauseMs).toISOString();
}

const toPlayer = (player: TablePlayer, game: TableGame) => ({
  id: player.id,
  name: publicName(player),
  amount: formatMoney(player.amount, player.currency),
  multipleBp: game.cashedOutAtBp(player),
  payout: player.payout === null ? null : formatMoney(player.payout, player.currency),
});

/** Returns the table of a round as it is publicly visible at a time. */
export async function readTable(
  source: Queryable,
  dealer: Dealer,
  round: TableRound,
  now: Date,
): Promise<Table> {
  const game = tableGameOf(round.engine);
  const isOpen = round.status === 'running' || round.status === 'settled';
  const dealt = isOpen ? await dealer.deal(source, round) : null;
  const sales = await sumTablePlays(source, round.id);
  const players = await listTablePlayers(source, round.id, maximum.players);
  const { chain } = round;
  return {
    gameId: round.gameId,
    round: { id: round.id, number: round.number },
    phase: phaseOf[round.status],
    currency: round.currency,
    closesAt: round.closesAt.toISOString(),
    nextAt: await nextAtOf(source, round, game, now),
    state: game.state({ round, dealt, sales, now }),
    players: players.map((player) => toPlayer(player, game)),
    playCount: sales.plays,
    history: await listPastRounds(source, round.gameId, maximum.history),
    chain: {
      published: chain.published,
      salt: chain.salt,
      games: chain.games,
      firstNumber: chain.firstNumber,
    },
    version: versionOf(round),
    at: now.toISOString(),
  };
}
