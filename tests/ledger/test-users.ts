import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);
/** Outcome of a call: `ok`, or the error code. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => codeOf(error),
  );

/** agent ▸ subagent ▸ player; a user of every other role beside; a stranger without an agent. */
export async function createTestUsers(world: World) {
  const agent = await world.user({ role: 'agent', commissionBp: 300 });
  const subagent = await world.user({ role: 'agent', parent: agent, commissionBp: 200 });
  return {
    agent,
    subagent,
    player: await world.user({ parent: subagent }),
    stranger: await world.user(),
    declare: await world.user({ role: 'declare' }),
    admin: await world.user({ role: 'admin' }),
    admin2: await world.user({ role: 'admin' }),
    superadmin: await world.user({ role: 'superadmin' }),
    superadmin2: await world.user({ role: 'superadmin' }),
  };
}
export type TestUsers = Awaited<ReturnType<typeof createTestUsers>>;
export type TestUserName = keyof TestUsers;

/** Version of a user, as an edit names it. */
export const versionOf = async ({ db }: World, { id }: Actor): Promise<number> => {
  const row = await queryRow<{ version: number }>(db, 'select version from users where id = $1', [
    id,
  ]);
  return row!.version;
};
