import type { AccountHold, UserDetail, UserStatusChange, UserUpdate } from '@lobi/core/contract';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import type { PersonFacts } from '../../packages/server/src/domain/resemblance.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { rememberPerson } from '../../packages/server/src/services/people/account-holds.ts';
import {
  readPerson,
  registerPlayer,
} from '../../packages/server/src/services/people/register-player.ts';
import type { World } from '../ledger/world.ts';

/** Stored details of the excluded user. */
export const siti = {
  device: 'AbCdEfGh01234567',
  address: '203.0.113.7',
  phone: '+6281234567890',
  email: 'siti.nur@gmail.com',
  name: 'Siti Nurhaliza',
  birthDate: '1990-02-28',
} satisfies PersonFacts;

export type ResemblanceWorld = Awaited<ReturnType<typeof createResemblanceWorld>>;

/**
 * Adds an excluded user with the details of Siti, an agent and an admin to a world, with helpers for
 * their calls.
 */
export async function createResemblanceWorld(world: World) {
  const agent = await world.user({ role: 'agent', commissionBp: 300 });
  const admin = await world.user({ role: 'admin' });
  const excluded = await world.user();
  await world.db.transaction((tx) => rememberPerson(tx, excluded.id, siti, world.clock.now));
  await world.services.breaks.start(excluded, '6m');
  let count = 0;

  /** Registers a player below the agent; by default new accounts are activated at once. */
  const register = (
    { device, address, ...person }: PersonFacts,
    status: 'activated' | 'pending' = 'activated',
  ): Promise<Actor> =>
    world.db.transaction((tx) =>
      registerPlayer(
        tx,
        { users: world.services.users, rules: defaultRules, currency: 'IDR' },
        {
          username: `newcomer${(count += 1)}`,
          ...{ passwordHash: 'none', status, parentId: agent.id },
          person: readPerson(
            {
              name: person.name ?? undefined,
              birthDate: person.birthDate ?? undefined,
              phone: person.phone ?? undefined,
              email: person.email ?? undefined,
            },
            [],
            'IDR',
          ),
          traces: { device, address },
        },
        world.clock.now,
      ),
    );

  const shown = (reader: Actor, { id }: Actor): Promise<UserDetail> =>
    world.services.users.show(reader, id);
  const holdOf = async (user: Actor): Promise<AccountHold | null> =>
    (await shown(admin, user)).hold;

  const change = async (
    by: Actor,
    user: Actor,
    body: Partial<UserStatusChange>,
  ): Promise<UserDetail> => {
    const { version } = await shown(admin, user);
    return world.services.userManagement.changeStatus(by, user.id, {
      ...{ status: 'activated', reason: 'seen the papers', version, verified: true },
      ...body,
    });
  };

  const edit = async (by: Actor, user: Actor, body: Omit<UserUpdate, 'version'>) => {
    const { version } = await shown(admin, user);
    return world.services.userManagement.update(by, user.id, { version, ...body });
  };

  return { agent, admin, excluded, register, shown, holdOf, change, edit };
}
