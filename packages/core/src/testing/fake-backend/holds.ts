import { isStaff } from '../../contract/roles.ts';
import { emailKey, nameKey } from '../../contract/normalize.ts';
import type { AccountHold } from '../../contract/schemas/user.ts';
import type { ResemblanceSign } from '../../contract/statuses.ts';
import { seemsSamePerson } from '../../contract/seems-same-person.ts';
import type { FakeUser, World } from './world.ts';

type Person = Pick<FakeUser, 'id' | 'name' | 'phone' | 'email' | 'birthDate'>;

const isShut = (world: World, { status, statusUntil }: FakeUser): boolean =>
  status === 'blocked' || (statusUntil !== null && Date.parse(statusUntil) > world.clock.now());

const same = (one: string | null, other: string | null, key = (text: string) => text): boolean =>
  one !== null && other !== null && key(one) === key(other);

/** Returns the identifying details that two users share; the fake has neither browsers nor addresses. */
function signsOf(one: Person, other: Person): ResemblanceSign[] {
  const shared = [
    ['phone', same(one.phone, other.phone)],
    ['email', same(one.email, other.email, emailKey)],
    ['name', same(one.name, other.name, nameKey)],
    ['birth-date', same(one.birthDate, other.birthDate)],
  ] as const;
  return shared.flatMap(([sign, isShared]) => (isShared ? [sign] : []));
}

/** Reason to hold a new account: it resembles excluded or blocked users. */
export function holdFor(world: World, person: Person): AccountHold | null {
  const matches = [...world.users.values()]
    .filter((user) => user.id !== person.id && isShut(world, user))
    .map((user) => ({
      user: { id: user.id, username: user.username },
      status: user.status,
      signs: signsOf(person, user),
    }))
    .filter(({ signs }) => seemsSamePerson(signs));
  return matches.length === 0 ? null : { since: world.timeNow(), matches };
}

/** A hold as visible to the caller. */
export function shownHold(caller: FakeUser, { id, hold }: FakeUser): AccountHold | null {
  if (hold === null || caller.id === id) return null;
  return isStaff(caller) ? hold : { ...hold, matches: null };
}
