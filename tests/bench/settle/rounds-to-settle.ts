import type pg from 'pg';
import type { HttpClient } from '../bets/http-client.ts';

/** Timeout of a settlement, in ms. */
const patienceMs = 60_000;

/** Creates an arena for this caller alone. Returns its id. */
export async function makeArena(declare: HttpClient): Promise<string> {
  const { data } = await declare.call('game.create', {
    body: {
      title: 'Arena Bench',
      engine: 'arena',
      takeoutBp: 600,
      minimumOdds: 130,
      minimumStake: '1000',
      maximumStake: '5000000',
    },
  });
  return data.id;
}

/** Waits until the round is settled. */
export async function waitUntilSettled(database: pg.Client, roundId: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const { rowCount } = await database.query({
      name: 'bench-settled',
      text: 'select from rounds where id = $1 and settled_at is not null',
      values: [roundId],
    });
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The round was not settled in time.');
}
