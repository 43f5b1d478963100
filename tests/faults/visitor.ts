import { randomBytes } from 'node:crypto';
import { deriveSecrets } from '../../packages/server/src/config/secrets.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { createKeyedMark, digest } from '../../packages/server/src/services/auth/keyed-mark.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { HttpSession } from '@lobi/core/conformance';
import type { World } from '../ledger/world.ts';
import { sharedSecret, type ServerNode } from './server-node.ts';

const { antiForgery } = deriveSecrets(sharedSecret);
const marks = createKeyedMark(antiForgery);

/** A user signed in on every node with the same session. */
export interface Visitor {
  readonly actor: Actor;
  /** The session at a node. */
  at(node: Pick<ServerNode, 'origin'>): HttpSession;
}

/** Sets the clock of a world to the machine's, which the nodes use. */
export function liveWorld(world: World): World {
  Object.defineProperty(world.clock, 'now', { get: () => new Date() });
  return world;
}

/** Starts a session without a password, to save the time of hashing. */
export async function signIn({ db }: World, actor: Actor): Promise<Visitor> {
  const [token, cookie] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const { id } = await createSessionStore(db).start({
    userId: actor.id,
    tokenHash: digest(token),
    cookieHash: digest(cookie),
    address: '127.0.0.1',
    userAgent: undefined,
  });
  return {
    actor,
    at: ({ origin }) => {
      const session = new HttpSession(origin);
      session.token = token;
      session.cookies.set('__Host-lobi', cookie);
      session.cookies.set('XSRF-TOKEN', marks.markOf(id));
      return session;
    },
  };
}
