import type { Services } from '../services/create-services.ts';
import type { Actor } from '../services/access/actor.ts';
import { arenas } from './demo-accounts.ts';

/** Names of the roosters, two per fight. */
const birds = [
  ['Jago Timur', 'Bima'],
  ['Satria', 'Rajawali'],
  ['Garuda', 'Elang Selatan'],
  ['Surya', 'Bayu'],
  ['Perkasa', 'Kesatria'],
  ['Cakra', 'Wijaya'],
] as const;

const fights = birds.map(([meron, wala]) => ({ meron, wala }));

const day = 86_400_000;

/** Services and users that plan the events, and the opening time of the demo. */
interface Planner {
  readonly services: Services;
  readonly declarator: Actor;
  /** Ids of arenas by title. */
  readonly games: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Plans events: the first arena has one in progress, the second announces one for tomorrow. */
export async function planEvents({ services, declarator, games, now }: Planner): Promise<void> {
  const [first, second] = arenas.map(({ title }) => games.get(title) ?? '');
  if (!first || !second) return;
  const tonight = await services.events.create(declarator, first, {
    title: 'Malam Lentera',
    startsAt: now.toISOString(),
    fights,
  });
  await services.events.update(declarator, tonight.id, {
    title: tonight.title,
    startsAt: tonight.startsAt,
    fights,
    status: 'ongoing',
    version: tonight.version,
  });
  await services.games.update(declarator, first, {
    announcement: 'Malam Lentera: enam laga malam ini, mulai dari laga berikutnya.',
  });
  await services.events.create(declarator, second, {
    title: 'Laga Akhir Pekan',
    startsAt: new Date(now.getTime() + day).toISOString(),
    fights: fights.slice(0, 4),
  });
}
