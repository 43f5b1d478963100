import type { ApiName } from '../contract/api/index.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Play } from '../contract/schemas/play.ts';
import type { UserDetail } from '../contract/schemas/user.ts';
import type { Table } from '../contract/schemas/table.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { asIs, frozenNewcomer } from './frozen-newcomer.ts';
import type { Answer, HttpSession, SessionUser } from './http-session.ts';
import { protectionFailures } from './protection-cases.ts';
import { unknownId } from './unknown-id.ts';

type PlayName = Extract<ApiName, `${'play' | 'table' | 'fairness'}.${string}`>;

const roll = { amount: '1000', choice: { direction: 'under', target: 5_000 } };
const fewMines = { amount: '1000', choice: { mines: 1 } };
const spin = { amount: '1000', choice: {} };

/** A new player with the given balance. */
async function fundedNewcomer(kit: ContractKit, amount: string) {
  const newcomer = await kit.newcomer();
  await (
    await kit.as('admin')
  ).call('transaction.create', {
    params: { walletId: newcomer.self.wallet.id },
    body: { type: 'cash-in', amount },
  });
  return newcomer;
}

/** A player with money and without plays: no wait between plays, no open play. */
const richNewcomer = async (kit: ContractKit): Promise<HttpSession> =>
  (await fundedNewcomer(kit, '500000')).session;

const playOn = async (
  kit: ContractKit,
  session: HttpSession,
  engine: string,
  body: unknown,
  key?: string | null,
): Promise<Answer> =>
  session.call('play.create', {
    params: { gameId: await kit.houseGameId(engine) },
    body,
    ...(key === undefined ? {} : { key }),
  });

/** A play by a newcomer with money. */
const rolling =
  (body: unknown = roll, key?: string | null): ContractCase =>
  async (kit) =>
    playOn(kit, await richNewcomer(kit), 'dice', body, key);

const played = ({ body }: Answer): Play => (body as { data: Play }).data;

const step = (session: HttpSession, playId: string, body: object, key?: string | null) =>
  session.call('play.step', {
    params: { playId },
    body,
    ...(key === undefined ? {} : { key }),
  });

const cashOut = { step: 'cash-out' };

/** Gives a salt to a chain that waits for one, that does not exist, or whose salt is the platform's. */
async function giveSalt(kit: ContractKit, which: 'waiting' | 'unknown' | 'drawn'): Promise<Answer> {
  const params = { gameId: await kit.houseGameId('baccarat') };
  const { chain } = (
    (await (await kit.as('player')).call('table.show', { params })).body as { data: Table }
  ).data;
  const published = {
    waiting: () => kit.publishWaitingChain(params.gameId),
    unknown: async () => 'f'.repeat(64),
    drawn: async () => chain.published,
  }[which];
  return (await kit.as('admin')).call('table.salt', {
    params: { ...params, published: await published() },
    body: { salt: 'ab'.repeat(32) },
  });
}

/** A game of mines of a newcomer. */
async function openMines(kit: ContractKit): Promise<{ session: HttpSession; playId: string }> {
  const session = await richNewcomer(kit);
  return { session, playId: played(await playOn(kit, session, 'mines', fewMines)).id };
}

/** The same with one tile open; 24 of 25 first tiles are safe, so that a few attempts are enough. */
async function minesUnderWay(kit: ContractKit): Promise<{ session: HttpSession; playId: string }> {
  const mines = await openMines(kit);
  const opened = await step(mines.session, mines.playId, { step: 'open', tile: 0 });
  return played(opened).status === 'open' ? mines : minesUnderWay(kit);
}

const hand = { amount: '1000', choice: {} };

/** A new player with an open hand of blackjack; hands that end with the deal are skipped. */
async function openBlackjack(
  kit: ContractKit,
  amount = '500000',
): Promise<{ session: HttpSession; self: SessionUser; playId: string }> {
  const newcomer = await fundedNewcomer(kit, amount);
  const { id, status } = played(await playOn(kit, newcomer.session, 'blackjack', hand));
  return status === 'open' ? { ...newcomer, playId: id } : openBlackjack(kit, amount);
}

/** Doubles a hand: a further stake. */
const double = (session: HttpSession, playId: string): Promise<Answer> =>
  step(session, playId, { step: 'double', turn: 0 });

/** Doubles the open hand of a player. */
async function doubleOpen(kit: ContractKit, session: HttpSession): Promise<Answer> {
  const params = { gameId: await kit.houseGameId('blackjack') };
  const open = await session.call('play.list', { params, query: { status: 'open' } });
  const [play] = (open.body as { data: Play[] }).data;
  return double(session, play?.id ?? unknownId);
}

/** A further stake after an admin changed the player or the game; the change is undone afterwards. */
const doubling =
  (
    change: (admin: HttpSession, facts: { gameId: string; userId: string }) => Promise<unknown>,
  ): ContractCase =>
  async (kit) => {
    const { session, self, playId } = await openBlackjack(kit);
    const admin = await kit.as('admin');
    const gameId = await kit.houseGameId('blackjack');
    const before = await admin.call('game.show', { params: { gameId } });
    const { minimumStake, maximumStake } = (before.body as { data: Game }).data;
    await change(admin, { gameId, userId: self.id });
    const answer = await double(session, playId);
    const body = { enabled: true, minimumStake, maximumStake };
    await admin.call('game.update', { params: { gameId }, body });
    return answer;
  };

const changeGame = (body: object): ContractCase =>
  doubling((admin, { gameId }) => admin.call('game.update', { params: { gameId }, body }));

const { agreement_required: _, ...furtherStakeFailures } = protectionFailures(
  doubleOpen,
  async (kit) => openBlackjack(kit),
);

/** The game is disabled before the step. */
const closedGame: ContractCase = async (kit) => {
  const admin = await kit.as('admin');
  const params = { gameId: await kit.houseGameId('roulette') };
  await admin.call('game.update', { params, body: { enabled: false } });
  const session = await kit.as('player');
  const answer = await session.call('play.create', { params, body: roll });
  await admin.call('game.update', { params, body: { enabled: true } });
  return answer;
};

/** Plays, shared tables and seeds. */
export const playCases: Pick<ContractCases, PlayName> = {
  'play.create': {
    success: rolling(),
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('play.create', { params: { gameId: unknownId }, body: roll }),
      bet_closed: closedGame,
      insufficient_funds: async (kit) => playOn(kit, (await kit.newcomer()).session, 'dice', roll),
      stake_below_minimum: rolling({ ...roll, amount: '1' }),
      stake_above_maximum: rolling({ ...roll, amount: '999999999999' }),
      payout_above_maximum: async (kit) =>
        playOn(kit, await richNewcomer(kit), 'limbo', {
          amount: '100000',
          choice: { targetBp: 1_000_000_000 },
        }),
      play_open: async (kit) => {
        const { session } = await openMines(kit);
        return playOn(kit, session, 'mines', fewMines);
      },
      too_soon: async (kit) => {
        // With play money casino games may be played again after 250 ms, which a slow platform exceeds.
        const session = await richNewcomer(kit);
        await playOn(kit, session, 'slots-lantern-three', spin);
        return playOn(kit, session, 'slots-lantern-three', spin);
      },
      idempotency_conflict: async (kit) => {
        const session = await richNewcomer(kit);
        const key = crypto.randomUUID();
        await playOn(kit, session, 'dice', roll, key);
        return playOn(kit, session, 'dice', { ...roll, amount: '2000' }, key);
      },
      key_required: rolling(roll, null),
      account_pending: async (kit) => playOn(kit, await kit.as('pending'), 'dice', roll),
      account_restricted: async (kit) => playOn(kit, await kit.as('restricted'), 'dice', roll),
      wallet_frozen: async (kit) =>
        playOn(kit, (await frozenNewcomer(kit, asIs)).session, 'dice', roll),
      ...protectionFailures((kit, session) => playOn(kit, session, 'dice', roll)),
    },
  },
  'play.step': {
    success: async (kit) => {
      const { session, playId } = await openMines(kit);
      return step(session, playId, { step: 'open', tile: 7 });
    },
    failures: {
      not_found: async (kit) => step(await kit.as('player'), unknownId, cashOut),
      // No tile was opened yet.
      round_state: async (kit) => {
        const { session, playId } = await openMines(kit);
        return step(session, playId, cashOut);
      },
      conflict: async (kit) => {
        const { session, playId } = await minesUnderWay(kit);
        return step(session, playId, { step: 'open', tile: 0 });
      },
      idempotency_conflict: async (kit) => {
        const { session, playId } = await openMines(kit);
        const key = crypto.randomUUID();
        await step(session, playId, { step: 'open', tile: 0 }, key);
        return step(session, playId, { step: 'open', tile: 1 }, key);
      },
      key_required: async (kit) => {
        const { session, playId } = await openMines(kit);
        return step(session, playId, cashOut, null);
      },
      insufficient_funds: async (kit) =>
        doubleOpen(kit, (await openBlackjack(kit, '1500')).session),
      bet_closed: changeGame({ enabled: false }),
      stake_below_minimum: changeGame({ minimumStake: '2000' }),
      stake_above_maximum: changeGame({ minimumStake: '500', maximumStake: '900' }),
      account_restricted: doubling(async (admin, { userId }) => {
        const { body } = await admin.call('user.show', { params: { userId } });
        const { version } = (body as { data: UserDetail }).data;
        return admin.call('user.status', {
          params: { userId },
          body: { status: 'restricted', reason: 'for a check', version },
        });
      }),
      wallet_frozen: doubling((admin, { userId }) =>
        admin.call('user.freeze', {
          params: { userId },
          body: { frozen: true, reason: 'for a check' },
        }),
      ),
      ...furtherStakeFailures,
    },
  },
  'play.show': {
    success: async (kit) => {
      const session = await richNewcomer(kit);
      const { id } = played(await playOn(kit, session, 'dice', roll));
      return session.call('play.show', { params: { playId: id } });
    },
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('play.show', { params: { playId: unknownId } }),
    },
  },
  'play.list': {
    success: async (kit) =>
      (await kit.as('player')).call('play.list', {
        params: { gameId: await kit.houseGameId('dice') },
        query: { status: 'lost' },
      }),
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('play.list', { params: { gameId: unknownId } }),
    },
  },
  'table.show': {
    success: async (kit) =>
      (await kit.as('player')).call('table.show', {
        params: { gameId: await kit.houseGameId('baccarat') },
      }),
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('table.show', { params: { gameId: unknownId } }),
    },
  },
  'table.chains': {
    success: async (kit) =>
      (await kit.as('player')).call('table.chains', {
        params: { gameId: await kit.houseGameId('baccarat') },
      }),
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('table.chains', { params: { gameId: unknownId } }),
    },
  },
  'table.salt': {
    success: async (kit) => giveSalt(kit, 'waiting'),
    failures: {
      not_found: async (kit) => giveSalt(kit, 'unknown'),
      conflict: async (kit) => giveSalt(kit, 'drawn'),
    },
  },
  'fairness.show': {
    success: async (kit) => (await kit.as('player')).call('fairness.show'),
    failures: {},
  },
  'fairness.rotate': {
    success: async (kit) =>
      (await kit.newcomer()).session.call('fairness.rotate', { body: { clientSeed: 'kata' } }),
    failures: {
      play_open: async (kit) => {
        const { session } = await openMines(kit);
        return session.call('fairness.rotate', { body: {} });
      },
    },
  },
};
