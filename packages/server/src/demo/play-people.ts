import { formatMoney, type Currency } from '@lobi/core/contract';
import type { Actor } from '../services/access/actor.ts';
import type { Services } from '../services/create-services.ts';
import { demoAccounts } from './demo-accounts.ts';
import { favourites, limit, profiles, statusReasons } from './demo-people.ts';

/** Dependencies of the actions of the demo's users. */
export interface PeopleStage {
  readonly services: Services;
  readonly currency: Currency;
  /** Arenas by title. */
  readonly games: ReadonlyMap<string, string>;
  actorOf(username: string): Actor;
}

interface PeopleAction {
  readonly at: Date;
  readonly perform: (stage: PeopleStage) => Promise<unknown>;
}

async function fillProfiles({ services, actorOf }: PeopleStage): Promise<void> {
  for (const { username, ...profile } of profiles) {
    const actor = actorOf(username);
    const { version } = await services.users.show(actor, actor.id);
    await services.userManagement.update(actor, actor.id, { ...profile, version });
  }
}

async function addFavourites({ services, actorOf, games }: PeopleStage): Promise<void> {
  for (const [username, titles] of Object.entries(favourites)) {
    for (const title of titles) {
      await services.favourites.add(actorOf(username), games.get(title) ?? '');
    }
  }
}

const setLimit =
  (amount: bigint): PeopleAction['perform'] =>
  ({ services, actorOf, currency }) => {
    const actor = actorOf(limit.username);
    const { period } = limit;
    return services.limits.set(actor, actor.id, {
      kind: 'deposit',
      period,
      amount: formatMoney(amount, currency),
    });
  };

/** Restricts or blocks accounts; the demo creates all of them as active. */
async function changeStatuses({ services, actorOf }: PeopleStage): Promise<void> {
  const admin = actorOf('admin');
  for (const { username, status } of demoAccounts) {
    if (status !== 'restricted' && status !== 'blocked') continue;
    const { id } = actorOf(username);
    const { version } = await services.users.show(admin, id);
    const reason = statusReasons[status];
    await services.userManagement.changeStatus(admin, id, { status, reason, version });
  }
}

const readNotifications: PeopleAction['perform'] = ({ services, actorOf }) =>
  services.notifications.read(actorOf('player'), undefined);

const hourMs = 3_600_000;

/**
 * Returns the actions of the demo's users before its start (profiles, favourites, limits,
 * statuses), with times.
 */
export function peopleActions(now: Date): PeopleAction[] {
  const before = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  return [
    { at: before(120), perform: fillProfiles },
    { at: before(119), perform: addFavourites },
    { at: before(118), perform: setLimit(limit.amount) },
    { at: before(72), perform: changeStatuses },
    { at: before(2), perform: setLimit(limit.wanted) },
    { at: before(12), perform: readNotifications },
  ];
}
