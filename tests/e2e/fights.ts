import { expect } from '@playwright/test';
import type { Game, Round } from '@lobi/core/contract';
import type { ApiSession } from './api-session.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

/** A fight of an arena that takes bets; of the first one by default. */
export async function openFight(
  desk: ApiSession,
  arena = 'Arena Lentera',
): Promise<{ game: Game; round: Round }> {
  const { data: games } = await desk.get<List<Game>>('/api/game');
  const game = games.find(({ title }) => title === arena);
  if (!game) throw new Error(`The demo data hold no ${arena}.`);
  const running = await desk.get<List<Round>>(`/api/game/${game.id}/round?perPage=1`);
  const [last] = running.data;
  if (last && last.settledAt === null) {
    await desk.post(`/api/round/${last.id}/cancel`, { reason: 'cleared for the next fight' });
    await expect
      .poll(async () => (await desk.get<{ data: Round }>(`/api/round/${last.id}`)).data.settledAt)
      .not.toBeNull();
  }
  const { data: round } = await desk.post<{ data: Round }>(`/api/game/${game.id}/round`);
  await desk.post(`/api/round/${round.id}/open`);
  return { game, round };
}
