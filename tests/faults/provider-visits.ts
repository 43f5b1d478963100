import { randomUUID } from 'node:crypto';
import type { ProviderRegistration, WalletAnswer, WalletCall } from '@lobi/core/contract';
import {
  createWalletClient,
  type WalletReply,
} from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { createLaunchService } from '../../packages/server/src/providers/launch-service.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import type { Cluster } from './cluster.ts';
import { queryRow } from '../query-rows.ts';

/** A player with a session in a provider's game. */
export interface ProviderVisit {
  readonly player: Actor;
  readonly sessionId: string;
  readonly playerId: string;
}

/** A provider that calls the nodes of a cluster. */
export interface ProviderAtNodes {
  /** Makes a signed call, alternating between the nodes. */
  call(index: number, name: WalletCall, body: object): Promise<WalletAnswer>;
  gameId(): Promise<string>;
  /** Creates a player with this balance, in minor units. */
  visit(funds: bigint): Promise<ProviderVisit>;
}

export function providerAt(
  { nodes, world }: Cluster,
  { code, name: studio, secret }: ProviderRegistration,
): ProviderAtNodes {
  const clients = nodes.map(({ origin }) => createWalletClient({ origin, provider: code, secret }));

  const call: ProviderAtNodes['call'] = async (index, name, body) => {
    const reply: WalletReply | undefined = await clients[index % clients.length]?.send(name, body);
    if (!reply?.answer) throw new Error(`${name} was answered with ${reply?.status}.`);
    return reply.answer;
  };
  const gameId: ProviderAtNodes['gameId'] = async () => {
    const row = await queryRow<{ id: string }>(
      world.db,
      'select id from games where provider = $1',
      [studio],
    );
    if (!row) throw new Error(`${studio} has no game.`);
    return row.id;
  };
  return {
    call,
    gameId,
    visit: async (funds) => {
      const player = await world.user({ funds });
      const sessionId = randomUUID();
      await world.db.run(
        `insert into sessions (id, user_id, token_hash, cookie_hash, expires_at)
         values ($1, $2, $3, $3, now() + interval '1 day')`,
        [sessionId, player.id, Buffer.from(sessionId)],
      );
      const { url } = await createLaunchService({ db: world.db, rules: defaultRules }).launch(
        player,
        await gameId(),
        { mode: 'real', device: 'mobile' },
        { sessionId, language: 'en' },
      );
      const token = new URL(url).searchParams.get('token');
      const { session } = await call(0, 'authenticate', { token });
      if (!session) throw new Error('The ticket was refused.');
      return { player, sessionId: session.sessionId, playerId: session.playerId };
    },
  };
}
