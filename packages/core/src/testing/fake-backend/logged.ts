import type { LoggedActivity } from '../../contract/schemas/activity.ts';
import type { ActivitySubject } from '../../contract/statuses.ts';
import type { FakeActivity, World } from './world.ts';

type NameOf = (world: World, id: string) => string | undefined;

const ownerName: NameOf = (world, id) =>
  [...world.users.values()].find(({ wallet }) => wallet.id === id)?.username;

/** Names of activity subjects; the others have none. */
const names: { readonly [Kind in ActivitySubject]?: NameOf } = {
  user: (world, id) => world.users.get(id)?.username,
  wallet: ownerName,
  channel: (world, id) => world.channels.get(id)?.name,
  gateway: (world, id) => world.gateways.get(id)?.name,
  provider: (world, id) => world.gameProviders.get(id)?.name,
  change: (world, id) => world.changes.find((each) => each.id === id)?.subject.name,
  game: (world, id) => world.games.get(id)?.title,
};

/** An action as the log of all users shows it. */
export function logged(
  world: World,
  { userId, subject, ...activity }: FakeActivity,
): LoggedActivity {
  const user = userId === null ? undefined : world.users.get(userId);
  return {
    ...activity,
    user: user ? { id: user.id, username: user.username, role: user.role } : null,
    subjects: subject
      ? [{ ...subject, name: names[subject.kind]?.(world, subject.id) ?? null }]
      : [],
  };
}
