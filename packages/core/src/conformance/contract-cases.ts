import type { ApiName, ApiTable } from '../contract/api/index.ts';
import { changeCases } from './change-cases.ts';
import { channelCases } from './channel-cases.ts';
import { smallBet, type ContractKit } from './contract-kit.ts';
import { earningCases } from './earning-cases.ts';
import { asIs, frozenNewcomer } from './frozen-newcomer.ts';
import type { Answer } from './http-session.ts';
import { peopleCases } from './people-cases.ts';
import { playCases } from './play-cases.ts';
import { providerCases } from './provider-cases.ts';
import { protectionCases, protectionFailures, type failuresOfPlaces } from './protection-cases.ts';
import { reviewCases } from './review-cases.ts';
import { codeFailures, secondFactorCases } from './second-factor-cases.ts';
import { transactionCases } from './transaction-cases.ts';
import { withdrawalPinCases } from './withdrawal-pin-cases.ts';
import { unknownId } from './unknown-id.ts';

/** One call with its preparations. */
export type ContractCase = (kit: ContractKit) => Promise<Answer>;

/** A success case and one for every error of the row; a missing case does not compile. */
export type ContractCases = {
  readonly [Name in ApiName]: {
    readonly success: ContractCase;
    readonly failures: {
      readonly [
        Code in Exclude<ApiTable[Name]['errors'][number], (typeof failuresOfPlaces)[number]>
      ]: ContractCase;
    };
  };
};

const launchBody = { mode: 'real', device: 'mobile' };

const newPassword = () => {
  const password = crypto.randomUUID();
  return { password, passwordConfirmation: password };
};
const newName = () => `new-${crypto.randomUUID().slice(0, 13)}`;

/** Requests an object that does not exist. */
const missing =
  (name: ApiName, part: string, username: string, body?: unknown): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, { params: { [part]: unknownId }, body });

const ownWallet =
  (name: ApiName, username: string): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, {
      params: { walletId: (await kit.self(username)).wallet.id },
    });

const bet =
  (username: string, body: unknown = smallBet, key?: string | null): ContractCase =>
  async (kit) => {
    const { id } = await kit.openRound();
    return (await kit.as(username)).call('bet.place', {
      params: { roundId: id },
      body,
      ...(key === undefined ? {} : { key }),
    });
  };

/** Id of the object in a response. */
const idOf = ({ body }: Answer): string => (body as { data: { id: string } }).data.id;

/** An open round of a game with its own terms, whose only allowed stake is the minimum. */
async function roundOf(kit: ContractKit, own: object): Promise<string> {
  const session = await kit.as('admin');
  const { amount } = smallBet;
  const terms = { engine: 'arena', takeoutBp: 600, minimumOdds: 130 };
  const stakes = { minimumStake: amount, maximumStake: amount };
  const body = { title: 'One bet each', ...terms, ...stakes, ...own };
  const gameId = idOf(await session.call('game.create', { body }));
  const roundId = idOf(await session.call('round.create', { params: { gameId } }));
  await session.call('round.open', { params: { roundId } });
  return roundId;
}

/** A step that is invalid for a round in standby. */
const tooEarly =
  (step: Parameters<ContractKit['step']>[1], body?: unknown): ContractCase =>
  async (kit) =>
    kit.step((await kit.standbyRound()).id, step, body);

const plannedEvent = {
  title: 'Final night',
  startsAt: '2026-12-01T09:00:00.000Z',
  fights: [{ meron: 'Satria', wala: 'Bima' }],
};

const seenEvent = { ...plannedEvent, status: 'upcoming', version: 1 };

const callOfGame = async (
  kit: ContractKit,
  username: string,
  name: ApiName,
  body?: unknown,
): Promise<Answer> => {
  const { gameId } = await kit.standbyRound();
  return (await kit.as(username)).call(name, { params: { gameId }, body });
};

/** Plans a new event and changes it. */
const changeEvent = async (kit: ContractKit, change: object): Promise<Answer> => {
  const { body } = await callOfGame(kit, 'declare', 'event.create', plannedEvent);
  const eventId = (body as { data: { id: string } }).data.id;
  return (await kit.as('declare')).call('event.update', {
    params: { eventId },
    body: { ...seenEvent, ...change },
  });
};

const closeMeron = { selection: 'meron', open: false };

const correction = { result: 'draw', reason: 'The referee looked again' };

/** Requests the correction of a settled round to another result. */
const askCorrection = async (kit: ContractKit, username: string): Promise<Answer> => {
  const { id, result } = await kit.settledRound();
  const body = { ...correction, result: result === 'draw' ? 'meron' : 'draw' };
  return (await kit.as(username)).call('round.correct', { params: { roundId: id }, body });
};

const decideCorrection = async (kit: ContractKit, roundId: string): Promise<Answer> =>
  (await kit.as('admin')).call('round.decide-correction', {
    params: { roundId },
    body: { approve: true },
  });

const launch =
  (username: string): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call('game.launch', {
      params: { gameId: await kit.providerGameId() },
      body: launchBody,
    });

const closedRound = async (kit: ContractKit): Promise<string> => {
  const { id } = await kit.openRound();
  for (const username of ['player', 'player2'] as const) {
    await (
      await kit.as(username)
    ).call('bet.place', {
      params: { roundId: id },
      body: { ...smallBet, selection: username === 'player' ? 'meron' : 'wala' },
    });
  }
  await kit.step(id, 'close');
  return id;
};

const clientError = { message: 'broken', part: 'at Lobby', page: 'game.index' };

export const contractCases: ContractCases = {
  ...changeCases,
  ...providerCases,
  ...peopleCases,
  ...protectionCases,
  ...secondFactorCases,
  ...withdrawalPinCases,
  ...transactionCases,
  ...reviewCases,
  ...earningCases,
  ...channelCases,
  ...playCases,

  'client-error.report': {
    success: (kit) => kit.guest().call('client-error.report', { body: clientError }),
    failures: {
      rate_limited: async (kit) => {
        let answer = await kit.guest().call('client-error.report', { body: clientError });
        for (let count = 0; answer.status === 204 && count < 100; count += 1) {
          answer = await kit.guest().call('client-error.report', { body: clientError });
        }
        return answer;
      },
    },
  },
  'settings.show': { success: (kit) => kit.guest().call('settings.show'), failures: {} },
  'admin.activity.list': {
    success: async (kit) => (await kit.as('admin')).call('admin.activity.list'),
    failures: {},
  },
  'admin.audit': {
    success: async (kit) => (await kit.as('admin')).call('admin.audit'),
    failures: {},
  },
  'admin.audit.run': {
    success: async (kit) => (await kit.as('admin')).call('admin.audit.run'),
    failures: {},
  },

  'auth.check': {
    success: async (kit) => (await kit.as('player')).call('auth.check'),
    failures: {
      expired: async (kit) => {
        const { session } = await kit.newcomer();
        await kit.expireSession(session);
        return session.call('auth.check');
      },
    },
  },
  'auth.login': {
    success: (kit) => {
      const { username, password } = kit.account('player');
      return kit.guest().login(` ${username.toUpperCase()} `, password);
    },
    failures: {
      credentials: (kit) => kit.guest().login(kit.account('player2').username, 'not the password'),
      account_blocked: (kit) => {
        const { username, password } = kit.account('blocked');
        return kit.guest().login(username, password);
      },
      ...codeFailures,
    },
  },
  'auth.logout': {
    success: async (kit) => (await kit.newcomer()).session.call('auth.logout'),
    failures: {},
  },
  'auth.agreement': {
    success: async (kit) =>
      (await kit.newcomer()).session.call('auth.agreement', { body: { noticeVersion: '2' } }),
    failures: {},
  },
  'auth.register': {
    success: (kit) =>
      kit.guest().call('auth.register', { body: { username: newName(), ...newPassword() } }),
    failures: {
      username_taken: (kit) =>
        kit.guest().call('auth.register', {
          body: { username: kit.account('player').username, ...newPassword() },
        }),
      referral_unknown: (kit) =>
        kit.guest().call('auth.register', {
          body: { username: newName(), ...newPassword(), referral: 'no-such-code' },
        }),
    },
  },
  'broadcasting.auth': {
    success: async (kit) =>
      (await kit.as('player')).call('broadcasting.auth', {
        body: { socket_id: '1.1', channel_name: `private-user.${(await kit.self('player')).id}` },
      }),
    failures: {},
  },

  'user.list': {
    success: async (kit) => (await kit.as('agent')).call('user.list'),
    failures: {},
  },
  'user.show': {
    success: async (kit) =>
      (await kit.as('player')).call('user.show', {
        params: { userId: (await kit.self('player')).id },
      }),
    failures: { not_found: missing('user.show', 'userId', 'admin') },
  },

  'wallet.show': {
    success: ownWallet('wallet.show', 'player'),
    failures: { not_found: missing('wallet.show', 'walletId', 'admin') },
  },
  'wallet.report': {
    success: ownWallet('wallet.report', 'player'),
    failures: { not_found: missing('wallet.report', 'walletId', 'admin') },
  },
  'ledger.list': {
    success: ownWallet('ledger.list', 'player'),
    failures: { not_found: missing('ledger.list', 'walletId', 'admin') },
  },
  'ledger.export': {
    success: ownWallet('ledger.export', 'player'),
    failures: { not_found: missing('ledger.export', 'walletId', 'admin') },
  },
  'ledger.show': {
    success: async (kit) => {
      const { wallet } = await kit.self('player');
      return (await kit.as('player')).call('ledger.show', {
        params: { walletId: wallet.id, version: '1' },
      });
    },
    failures: {
      not_found: async (kit) => {
        const { wallet } = await kit.self('player');
        return (await kit.as('player')).call('ledger.show', {
          params: { walletId: wallet.id, version: '0' },
        });
      },
    },
  },
  'transaction.list': {
    success: ownWallet('transaction.list', 'player'),
    failures: { not_found: missing('transaction.list', 'walletId', 'admin') },
  },
  'bet.list': {
    success: ownWallet('bet.list', 'player'),
    failures: { not_found: missing('bet.list', 'walletId', 'admin') },
  },
  'earning.list': {
    success: ownWallet('earning.list', 'agent'),
    failures: { not_found: missing('earning.list', 'walletId', 'admin') },
  },

  'game.list': { success: (kit) => kit.guest().call('game.list'), failures: {} },
  'game.show': {
    success: async (kit) =>
      (await kit.as('player')).call('game.show', { params: { gameId: await kit.gameId() } }),
    failures: { not_found: missing('game.show', 'gameId', 'player') },
  },
  'game.launch': {
    success: launch('player'),
    failures: {
      not_found: missing('game.launch', 'gameId', 'player', launchBody),
      account_pending: launch('pending'),
      account_restricted: launch('restricted'),
      agreement_required: async (kit) => {
        const { session } = await kit.newcomer({ agrees: false });
        const params = { gameId: await kit.providerGameId() };
        return session.call('game.launch', { params, body: launchBody });
      },
    },
  },
  'round.list': {
    success: async (kit) =>
      (await kit.as('player')).call('round.list', { params: { gameId: await kit.gameId() } }),
    failures: { not_found: missing('round.list', 'gameId', 'player') },
  },
  'round.create': {
    success: async (kit) => {
      const { id } = await kit.standbyRound();
      await kit.step(id, 'cancel', { reason: 'makes room for a check' });
      return (await kit.as('declare')).call('round.create', {
        params: { gameId: await kit.gameId() },
      });
    },
    failures: {
      not_found: missing('round.create', 'gameId', 'declare'),
      round_state: async (kit) => {
        await kit.standbyRound();
        return (await kit.as('declare')).call('round.create', {
          params: { gameId: await kit.gameId() },
        });
      },
    },
  },
  'round.show': {
    success: async (kit) =>
      (await kit.as('player')).call('round.show', {
        params: { roundId: (await kit.standbyRound()).id },
      }),
    failures: { not_found: missing('round.show', 'roundId', 'player') },
  },
  'round.proof': {
    success: async (kit) =>
      (await kit.as('player')).call('round.proof', {
        params: { roundId: await closedRound(kit) },
      }),
    failures: { not_found: missing('round.proof', 'roundId', 'player') },
  },
  'round.open': {
    success: async (kit) => kit.step((await kit.standbyRound()).id, 'open'),
    failures: {
      not_found: missing('round.open', 'roundId', 'declare'),
      round_state: async (kit) => kit.step((await kit.openRound()).id, 'open'),
    },
  },
  'round.last-call': {
    success: async (kit) => kit.step((await kit.openRound()).id, 'last-call'),
    failures: {
      not_found: missing('round.last-call', 'roundId', 'declare'),
      round_state: tooEarly('last-call'),
    },
  },
  'round.close': {
    success: async (kit) => kit.step((await kit.openRound()).id, 'close'),
    failures: {
      not_found: missing('round.close', 'roundId', 'declare'),
      round_state: tooEarly('close'),
    },
  },
  'round.declare': {
    success: async (kit) => kit.step(await closedRound(kit), 'declare', { result: 'meron' }),
    failures: {
      not_found: missing('round.declare', 'roundId', 'declare', { result: 'meron' }),
      round_state: tooEarly('declare', { result: 'meron' }),
    },
  },
  'round.undo': {
    success: async (kit) => {
      const id = await closedRound(kit);
      await kit.step(id, 'declare', { result: 'meron' });
      return kit.step(id, 'undo');
    },
    failures: {
      not_found: missing('round.undo', 'roundId', 'declare'),
      round_state: tooEarly('undo'),
    },
  },
  'round.cancel': {
    success: async (kit) =>
      kit.step((await kit.openRound()).id, 'cancel', { reason: 'the birds will not fight' }),
    failures: {
      not_found: missing('round.cancel', 'roundId', 'declare', { reason: 'nothing to cancel' }),
      round_state: async (kit) => {
        const { id } = await kit.openRound();
        await kit.step(id, 'cancel', { reason: 'the birds will not fight' });
        return kit.step(id, 'cancel', { reason: 'the birds will not fight' });
      },
    },
  },
  'lobby.show': { success: async (kit) => kit.guest().call('lobby.show'), failures: {} },
  'event.list': {
    success: async (kit) => callOfGame(kit, 'player', 'event.list'),
    failures: { not_found: missing('event.list', 'gameId', 'player') },
  },
  'event.create': {
    success: async (kit) => callOfGame(kit, 'declare', 'event.create', plannedEvent),
    failures: { not_found: missing('event.create', 'gameId', 'declare', plannedEvent) },
  },
  'event.update': {
    success: async (kit) => changeEvent(kit, {}),
    failures: {
      not_found: missing('event.update', 'eventId', 'declare', seenEvent),
      conflict: async (kit) => changeEvent(kit, { version: 7 }),
      round_state: async (kit) => {
        await changeEvent(kit, { status: 'ongoing' });
        return changeEvent(kit, { status: 'ongoing' });
      },
    },
  },
  'round.side': {
    success: async (kit) => kit.step((await kit.openRound()).id, 'side', closeMeron),
    failures: {
      not_found: missing('round.side', 'roundId', 'declare', closeMeron),
      round_state: tooEarly('side', closeMeron),
    },
  },
  'round.correct': {
    success: async (kit) => askCorrection(kit, 'declare'),
    failures: {
      not_found: missing('round.correct', 'roundId', 'declare', correction),
      round_state: tooEarly('correct', correction),
    },
  },
  'round.decide-correction': {
    success: async (kit) => {
      const { body } = await askCorrection(kit, 'declare');
      return decideCorrection(kit, (body as { data: { id: string } }).data.id);
    },
    failures: {
      not_found: missing('round.decide-correction', 'roundId', 'admin', { approve: true }),
      round_state: async (kit) => decideCorrection(kit, (await kit.settledRound()).id),
      own_request: async (kit) => {
        const { body } = await askCorrection(kit, 'admin');
        return decideCorrection(kit, (body as { data: { id: string } }).data.id);
      },
    },
  },
  'bet.place': {
    success: bet('player'),
    failures: {
      not_found: missing('bet.place', 'roundId', 'player', smallBet),
      bet_closed: async (kit) => {
        const { id } = await kit.openRound();
        await kit.step(id, 'close');
        return (await kit.as('player')).call('bet.place', {
          params: { roundId: id },
          body: smallBet,
        });
      },
      insufficient_funds: async (kit) => {
        const { id } = await kit.openRound();
        const { session } = await kit.newcomer();
        return session.call('bet.place', { params: { roundId: id }, body: smallBet });
      },
      stake_below_minimum: bet('player', { ...smallBet, amount: '1' }),
      stake_above_maximum: bet('player', { ...smallBet, amount: '999999999999' }),
      round_limit_reached: async (kit) => {
        const params = { roundId: await roundOf(kit, { maximumPerRound: smallBet.amount }) };
        const session = await kit.as('player');
        await session.call('bet.place', { params, body: smallBet });
        return session.call('bet.place', { params, body: smallBet });
      },
      draw_market_full: async (kit) => {
        // At eight times the stake, a cap of seven stakes allows one bet.
        const drawMarket = { odds: 800, cap: String(7 * Number(smallBet.amount)) };
        const params = { roundId: await roundOf(kit, { drawMarket }) };
        const body = { ...smallBet, selection: 'draw' };
        const session = await kit.as('player');
        await session.call('bet.place', { params, body });
        return session.call('bet.place', { params, body });
      },
      idempotency_conflict: async (kit) => {
        const { id } = await kit.openRound();
        const session = await kit.as('player');
        const key = crypto.randomUUID();
        await session.call('bet.place', { params: { roundId: id }, body: smallBet, key });
        return session.call('bet.place', {
          params: { roundId: id },
          body: { ...smallBet, selection: 'wala' },
          key,
        });
      },
      key_required: bet('player', smallBet, null),
      account_pending: bet('pending'),
      account_restricted: bet('restricted'),
      wallet_frozen: async (kit) => {
        const { session } = await frozenNewcomer(kit, asIs);
        const { id } = await kit.openRound();
        return session.call('bet.place', { params: { roundId: id }, body: smallBet });
      },
      ...protectionFailures(async (kit, session) =>
        session.call('bet.place', {
          params: { roundId: (await kit.openRound()).id },
          body: smallBet,
        }),
      ),
    },
  },
};
