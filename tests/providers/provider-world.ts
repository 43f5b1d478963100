import { randomUUID } from 'node:crypto';
import type { ProviderRegistration, WalletAnswer, WalletCall } from '@lobi/core/contract';
import { createLaunchService } from '../../packages/server/src/providers/launch-service.ts';
import { registerProviders } from '../../packages/server/src/providers/register-providers.ts';
import { createProviderWallet } from '../../packages/server/src/providers/wallet-service.ts';
import {
  defaultRules,
  type PlatformRules,
} from '../../packages/server/src/config/platform-rules.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { findProvider } from '../../packages/server/src/store/providers.ts';
import { silentLog, type World } from '../ledger/world.ts';
import { studio } from './studio.ts';
import { queryRow } from '../query-rows.ts';

/** A provider with a session of a player. */
export interface Visit {
  readonly sessionId: string;
  readonly playerId: string;
  /** Makes a call with `gameId` and `sessionId` filled in, even if the call does not use them. */
  call(name: WalletCall, body: object): Promise<WalletAnswer>;
}

/** A world with providers. */
export interface ProviderWorld {
  readonly world: World;
  /** Makes a call of a provider without a session. */
  call(code: string, name: WalletCall, body: object, requestId?: string): Promise<WalletAnswer>;
  /** Creates a launch token for the game of a provider. */
  ticket(code: string, player: Actor): Promise<string>;
  /** Launches the game of a provider and exchanges the token. */
  visit(player: Actor, code?: string): Promise<Visit>;
  gameIdOf(code: string): Promise<string>;
}

/** Registers providers in a world, by default `alpha` and `beta`. */
export async function createProviderWorld(
  world: World,
  rules: PlatformRules = defaultRules,
  registrations: readonly ProviderRegistration[] = [studio('alpha'), studio('beta')],
): Promise<ProviderWorld> {
  const { db, clock } = world;
  const deps = {
    db,
    log: silentLog,
    rules,
    currency: 'IDR',
    currentTime: () => clock.now,
    wakeOutbox: () => undefined,
  } as const;
  const terms = { db, seal: (text: string) => text, currency: 'IDR' } as const;
  await registerProviders(terms, registrations);
  const wallet = createProviderWallet(deps);
  const launches = createLaunchService(deps);

  const call: ProviderWorld['call'] = async (code, name, body, requestId = randomUUID()) => {
    const provider = await findProvider(db, code);
    if (!provider) throw new Error(`no provider ${code}`);
    return wallet.answer({ provider, requestId }, name, body);
  };
  const gameIdOf: ProviderWorld['gameIdOf'] = async (code) => {
    const row = await queryRow<{ id: string }>(db, 'select id from games where provider = $1', [
      `Studio ${code}`,
    ]);
    return row!.id;
  };
  const ticket: ProviderWorld['ticket'] = async (code, player) => {
    const sessionId = randomUUID();
    await db.run(
      `insert into sessions (id, user_id, token_hash, cookie_hash, expires_at)
       values ($1, $2, $3, $3, $4)`,
      [sessionId, player.id, Buffer.from(sessionId), new Date('2030-01-01T00:00:00Z')],
    );
    const { url } = await launches.launch(
      player,
      await gameIdOf(code),
      { mode: 'real', device: 'mobile' },
      { sessionId, language: 'en' },
    );
    return new URL(url).searchParams.get('token')!;
  };
  return {
    world,
    call,
    ticket,
    gameIdOf,
    visit: async (player, code = 'alpha') => {
      const answer = await call(code, 'authenticate', { token: await ticket(code, player) });
      if (!answer.session) throw new Error(`no session: ${JSON.stringify(answer)}`);
      const { sessionId, playerId } = answer.session;
      return {
        sessionId,
        playerId,
        call: (name, body) => call(code, name, { sessionId, gameId: 'coin', ...body }),
      };
    },
  };
}
