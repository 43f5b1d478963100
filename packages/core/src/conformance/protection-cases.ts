import type { ApiName } from '../contract/api/index.ts';
import type { LimitKind } from '../contract/statuses.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import type { Answer, HttpSession } from './http-session.ts';

type ProtectionName = Extract<
  ApiName,
  `${'play-session' | 'reality-check' | 'break' | 'open-game'}.${string}`
>;

/** Errors that occur only in another jurisdiction, or on a platform with a second approval. */
export const failuresOfPlaces = [
  'jurisdiction_restricted',
  'limit_required',
  'other_game_open',
  'approval_required',
  'change_pending',
] as const;

/**
 * Protection errors that reject a player's stake, for every call that places one.
 * @param arrive creates the player of a case; default a new player
 */
export function protectionFailures(
  stake: (kit: ContractKit, session: HttpSession) => Promise<Answer>,
  arrive: (kit: ContractKit) => ReturnType<ContractKit['newcomer']> = (kit) => kit.newcomer(),
): Readonly<
  Record<
    'agreement_required' | 'limit_reached' | 'session_limit' | 'reality_check_due',
    ContractCase
  >
> {
  const underLimit =
    (kind: LimitKind): ContractCase =>
    async (kit) => {
      const { session, self } = await arrive(kit);
      const body = { kind, period: '24h', amount: '0' };
      await session.call('limit.set', { params: { userId: self.id }, body });
      return stake(kit, session);
    };
  return {
    agreement_required: async (kit) => {
      const { session } = await kit.newcomer({ agrees: false });
      return stake(kit, session);
    },
    limit_reached: underLimit('stake'),
    session_limit: underLimit('session'),
    reality_check_due: async (kit) => {
      const { session, self } = await arrive(kit);
      await kit.makeRealityCheckDue(self.id);
      return stake(kit, session);
    },
  };
}

const asNewcomer =
  (name: ApiName, ...bodies: readonly unknown[]): ContractCase =>
  async (kit) => {
    const { session } = await kit.newcomer();
    for (const body of bodies.slice(0, -1)) await session.call(name, { body });
    return session.call(name, { body: bodies.at(-1) });
  };

/** Cases about play time and breaks. */
export const protectionCases: Pick<ContractCases, ProtectionName> = {
  'play-session.show': { success: asNewcomer('play-session.show'), failures: {} },
  'reality-check.acknowledge': {
    success: asNewcomer('reality-check.acknowledge'),
    failures: {
      too_soon: async (kit) => {
        const { session, self } = await kit.newcomer();
        await session.call('play-session.show');
        await kit.makeRealityCheckDue(self.id, 61);
        return session.call('reality-check.acknowledge');
      },
    },
  },
  'reality-check.interval': {
    success: asNewcomer('reality-check.interval', { minutes: 15 }),
    failures: {},
  },
  'open-game.show': { success: asNewcomer('open-game.show'), failures: {} },
  'open-game.leave': {
    success: async (kit) => {
      const { session } = await kit.newcomer();
      return session.call('open-game.leave', { body: { gameId: await kit.gameId() } });
    },
    failures: {},
  },
  'break.start': {
    success: asNewcomer('break.start', { length: '24h' }),
    failures: { conflict: asNewcomer('break.start', { length: '1w' }, { length: '24h' }) },
  },
  'break.end': {
    success: async (kit) => {
      const { session, self } = await kit.newcomer();
      await session.call('break.start', { body: { length: 'forever' } });
      await kit.makeBreakEndable(self.id);
      return session.call('break.end');
    },
    failures: {
      conflict: async (kit) => {
        const { session } = await kit.newcomer();
        await session.call('break.start', { body: { length: 'forever' } });
        return session.call('break.end');
      },
    },
  },
};
