import type { Role, UserStatus } from '@lobi/core/contract';
import { arenaTerms } from '../services/games/arena-terms.ts';
import type { NewGame } from '../store/games.ts';

/** An account of the demo. Amounts are minor units of a currency without decimals. */
export interface SeededAccount {
  readonly username: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly parent?: string;
  readonly commissionBp?: number;
  /** Opening balance of the wallet. */
  readonly opening?: bigint;
  /** Balance of the wallet after the seed; topped up by the parent or by an admin. */
  readonly target?: bigint;
}

/** Password of every demo account. */
export const demoPassword = 'lobi-demo';

const player = (username: string, parent: string, rest: Partial<SeededAccount>): SeededAccount => ({
  username,
  role: 'player',
  status: 'activated',
  parent,
  ...rest,
});

const agentFloat = 100_000_000n;
const playerFunds = 1_000_000n;

/** Users, parents before their children. @source ours – reference platform at start */
export const demoAccounts: readonly SeededAccount[] = [
  { username: 'superadmin', role: 'superadmin', status: 'activated' },
  { username: 'admin', role: 'admin', status: 'activated', target: 1_000_000_000n },
  { username: 'declare', role: 'declare', status: 'activated' },
  {
    username: 'agent',
    role: 'agent',
    status: 'activated',
    commissionBp: 200,
    opening: agentFloat,
    target: agentFloat,
  },
  {
    username: 'subagent',
    role: 'agent',
    status: 'activated',
    parent: 'agent',
    commissionBp: 100,
    opening: agentFloat,
    target: agentFloat,
  },
  player('player', 'subagent', { opening: 400_000n, target: playerFunds }),
  player('player2', 'agent', { opening: 400_000n, target: playerFunds }),
  player('sari', 'subagent', { opening: 25_000_000n }),
  player('bima', 'subagent', { opening: 25_000_000n }),
  player('dewi', 'agent', { opening: 25_000_000n }),
  player('rangga', 'agent', { opening: 25_000_000n }),
  player('wayan', 'subagent', { opening: 25_000_000n }),
  player('intan', 'agent', { opening: 25_000_000n }),
  player('pending', 'agent', { status: 'pending' }),
  player('restricted', 'agent', { status: 'restricted', opening: playerFunds }),
  player('blocked', 'agent', { status: 'blocked', opening: playerFunds }),
];

/** Bettors of every fight. */
export const regulars = ['sari', 'bima', 'dewi', 'rangga', 'wayan', 'intan'] as const;

/** Bettors of a fight now and then, with small stakes. */
export const guests = ['player', 'player2'] as const;

/** Status of an arena's last fight at the end of the seed. */
export type LastFight = 'open' | 'last-call' | 'standby' | 'none';

/** An arena of the demo. */
export interface DemoArena {
  readonly title: string;
  readonly finished: number;
  readonly lastFight: LastFight;
  /** The arena takes bets on a draw. */
  readonly hasDrawMarket?: boolean;
}

/** The arenas, in the order of the lobby. */
export const arenas: readonly DemoArena[] = [
  { title: 'Arena Lentera', finished: 60, lastFight: 'open' },
  { title: 'Arena Timur', finished: 24, lastFight: 'open' },
  { title: 'Arena Pesisir', finished: 18, lastFight: 'last-call' },
  { title: 'Arena Senja', finished: 12, lastFight: 'open', hasDrawMarket: true },
  { title: 'Arena Nusa', finished: 9, lastFight: 'standby' },
  { title: 'Arena Rimba', finished: 6, lastFight: 'none' },
];

/** Terms of the arena that takes bets on a draw. @source ours */
export const demoDrawMarket = {
  selections: [...arenaTerms.selections, 'draw'],
  drawOdds: 800,
  drawCap: 25_000_000n,
} satisfies Partial<NewGame>;

/** Terms of every arena of the demo. @source ours */
export const demoTerms = {
  ...arenaTerms,
  minimumStake: 1_000n,
  maximumStake: 5_000_000n,
  maximumPerRound: null,
  takeoutBp: 600,
  minimumOdds: 130,
} as const;
