import type { TransactionCreate } from '@lobi/core/contract';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { openPaymentChannel } from './open-payment-channel.ts';
import { once, type OpenRound, type World } from './world.ts';

/** Users and games of the scenario. */
export interface Scenario {
  readonly world: World;
  readonly admin: Actor;
  readonly agent: Actor;
  readonly subagent: Actor;
  /** Below the sub-agent. */
  readonly player: Actor;
  /** Below the agent. */
  readonly player2: Actor;
  /** Without an agent. */
  readonly loner: Actor;
  readonly channelId: string;
}

const at = (world: World, time: string): void => {
  world.clock.now = new Date(time);
};

/** A fight with a result, settled ten seconds after it was declared. */
export async function fight(
  world: World,
  bets: readonly (readonly [Actor, 'meron' | 'wala', string])[],
  result: 'meron' | 'wala' | 'draw' | 'cancelled',
): Promise<OpenRound> {
  const round = await world.openRound();
  for (const [actor, side, amount] of bets) await world.bet(actor, round.roundId, side, amount);
  const { rounds } = world.services;
  await rounds.step(round.declarator, round.roundId, 'close', undefined);
  await rounds.step(round.declarator, round.roundId, 'declare', { result });
  world.clock.now = new Date(world.clock.now.getTime() + 10_000);
  await settleAll(world.db, { at: world.clock.now });
  return round;
}

/** Payment channels, and their reviewer. */
interface RequestContext extends Pick<Scenario, 'world' | 'admin' | 'channelId'> {
  /** Keeps the unique codes of deposits; without them figures can be calculated by hand. */
  readonly withCodes?: boolean;
}

/** Requests a deposit or withdrawal; staff decides at once if a decision is given. */
export async function request(
  { world, admin, channelId, withCodes = false }: RequestContext,
  owner: Actor,
  input: { readonly type: 'deposit' | 'withdraw'; readonly amount: string },
  decision?: 'complete' | 'reject',
): Promise<void> {
  const { transactions } = world.services;
  const body: TransactionCreate =
    input.type === 'deposit'
      ? { type: 'deposit', amount: input.amount, channelId }
      : { ...input, type: 'withdraw', channelId, account: '0011223344', holder: 'Sari' };
  const { answer } = await transactions.create(owner, owner.walletId, body, once(), 'en');
  if (!withCodes) {
    await world.db.run('update transactions set unique_code = null where id = $1', [answer.id]);
  }
  if (!decision) return;
  const decide = {
    version: answer.version,
    ...(decision === 'reject' ? { reason: 'no money' } : {}),
  };
  await transactions.review(admin, answer.id, decision, decide, once(), 'en');
}

/**
 * Three days of a platform in Jakarta, which is seven hours ahead: fights that are won, drawn,
 * cancelled and open, requests that are completed, rejected and open. It ends on 1 November, 15:00.
 */
export async function playScenario(world: World): Promise<Scenario> {
  at(world, '2026-10-30T02:00:00Z');
  const agent = await world.user({ role: 'agent', commissionBp: 300 });
  const subagent = await world.user({ role: 'agent', parent: agent, commissionBp: 100 });
  const scenario: Scenario = {
    world,
    admin: await world.user({ role: 'admin' }),
    agent,
    subagent,
    player: await world.user({ parent: subagent, funds: 1_000_000n }),
    player2: await world.user({ parent: agent, funds: 1_000_000n }),
    loner: await world.user({ funds: 1_000_000n }),
    channelId: await openPaymentChannel(world),
  };
  const { player, player2, loner } = scenario;

  // 30 October.
  await fight(
    world,
    [
      [player, 'meron', '60000'],
      [player2, 'wala', '40000'],
    ],
    'meron',
  );
  await request(scenario, player, { type: 'deposit', amount: '100000' }, 'complete');
  // Declared before midnight in Jakarta, settled after it: 31 October.
  at(world, '2026-10-30T16:59:55Z');
  await fight(
    world,
    [
      [loner, 'meron', '33333'],
      [player2, 'wala', '30001'],
    ],
    'wala',
  );
  // 31 October, before and after the time of day at which the scenario ends.
  at(world, '2026-10-31T07:59:00Z');
  await request(scenario, player2, { type: 'deposit', amount: '250000' }, 'complete');
  at(world, '2026-10-31T09:00:00Z');
  await fight(
    world,
    [
      [player, 'meron', '20000'],
      [loner, 'wala', '20000'],
    ],
    'wala',
  );
  await request(scenario, loner, { type: 'withdraw', amount: '70000' }, 'complete');
  // 1 November.
  at(world, '2026-11-01T07:00:00Z');
  await fight(
    world,
    [
      [player, 'meron', '50000'],
      [player2, 'wala', '50000'],
    ],
    'draw',
  );
  await fight(
    world,
    [
      [player, 'meron', '51000'],
      [player2, 'wala', '51000'],
    ],
    'cancelled',
  );
  await fight(
    world,
    [
      [player, 'wala', '10000'],
      [player2, 'meron', '15000'],
    ],
    'wala',
  );
  await request(scenario, player, { type: 'withdraw', amount: '30000' }, 'complete');
  await request(scenario, player2, { type: 'deposit', amount: '999000' }, 'reject');
  await request(scenario, player, { type: 'deposit', amount: '44000' });
  const open = await world.openRound();
  await world.bet(player, open.roundId, 'meron', '7000');
  await world.bet(player, open.roundId, 'wala', '8000');
  at(world, '2026-11-01T08:00:00Z');
  return scenario;
}
