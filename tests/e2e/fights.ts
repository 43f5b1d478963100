import { expect } from '@playwright/test';
import type { Game, Round } from '@lobi/core/contract';
import type { ApiSession } from './api-session.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

/** Opens a fight of an arena; by default of the first one. */
export async function openFight(
  declarator: ApiSession,
  arena = 'Arena Lentera',
): Promise<{ game: Game; round: Round }> {
  const { data: games } = await declarator.get<List<Game>>('/api/game');
  const game = games.find(({ title }) => title === arena);
  if (!game) throw new Error(`The demo data hold no ${arena}.`);
  const running = await declarator.get<List<Round>>(`/api/game/${game.id}/round?perPage=1`);
  const [last] = running.data;
  if (last && last.settledAt === null) {
    await declarator.post(`/api/round/${last.id}/cancel`, { reason: 'cleared for the next fight' });
    await expect
      .poll(
        async () => (await declarator.get<{ data: Round }>(`/api/round/${last.id}`)).data.settledAt,
      )
      .not.toBeNull();
  }
  const { data: round } = await declarator.post<{ data: Round }>(`/api/game/${game.id}/round`);
  await declarator.post(`/api/round/${round.id}/open`);
  return { game, round };
}
