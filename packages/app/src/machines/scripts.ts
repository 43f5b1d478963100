import {
  createAuthMachine,
  createBetMachine,
  createGameMachine,
  createNoticeMachine,
  createPlayMachine,
  createRoundMachine,
  createSessionMachine,
  createTableMachine,
  createTransferMachine,
  createWalletMachine,
} from '@lobi/core';
import {
  betFixture,
  gameFixture,
  playFixture,
  roundFixture,
  tableFixture,
  transactionDetailFixture,
  userFixture,
  walletFixture,
} from '@lobi/core/testing';
import { createAttemptMachine } from '../../../core/src/machines/attempt/attempt.machine.ts';
import type { Script, Services } from './machine-stage.ts';

const userId = 'user-player';
const user = userFixture();
const login = { username: 'player', password: 'lobi-demo' };
const signedIn = () => ({ user, token: 'token' });
const nothing = () => undefined;
const store = { list: () => [], put: nothing, remove: nothing };

const timing = ({ clock }: Services) => ({ now: () => clock.now(), random: () => 0 });

const pending = {
  key: 'key-1',
  kind: 'bet' as const,
  userId,
  targetId: 'round-1',
  body: { selection: 'meron', amount: '100000' },
  createdAt: 0,
};

const connection = [{ type: 'CONNECTION.LOST' }, { type: 'CONNECTION.RESTORED' }];
const resync = { type: 'RESYNC.REQUESTED' };

/** Machines in the order of the documentation. */
export const machineNames = [
  'auth',
  'wallet',
  'bet',
  'play',
  'transfer',
  'attempt',
  'round',
  'game',
  'table',
  'session',
  'notice',
] as const;

/** The machines of the platform, each with manual services. */
export const scripts: Readonly<Record<(typeof machineNames)[number], Script>> = {
  auth: {
    make: ({ call }) =>
      createAuthMachine({
        check: () => call('who is signed in?', () => user),
        login: () => call('login', signedIn),
        register: () => call('register', signedIn),
        logout: () => call('logout', nothing),
        saveToken: nothing,
        clearToken: nothing,
        entered: nothing,
        left: nothing,
        logFailure: nothing,
      }),
    events: [
      { type: 'CHECK.REQUESTED' },
      { type: 'LOGIN.SUBMITTED', input: login },
      { type: 'REGISTER.SUBMITTED', input: login },
      { type: 'LOGOUT.REQUESTED' },
      { type: 'USER.REPLACED', user },
      resync,
      { type: 'SESSION.EXPIRED' },
      { type: 'TOKEN.CHANGED', token: 'other' },
      { type: 'FAILURE.DISMISSED' },
    ],
  },
  wallet: {
    make: (services) => {
      let version = 1;
      return createWalletMachine({
        ...timing(services),
        fetch: () => services.call('wallet', () => walletFixture({ version: (version += 5) })),
      });
    },
    events: [
      { type: 'WALLET.JOINED', wallet: walletFixture() },
      { type: 'WALLET.REPLACED', wallet: walletFixture({ version: 4, balance: '1250000' }) },
      resync,
      ...connection,
      { type: 'WALLET.LEFT' },
    ],
  },
  bet: {
    input: { roundId: 'round-1', userId },
    make: (services) =>
      createBetMachine({
        ...timing(services),
        store,
        makeKey: () => 'key-1',
        placed: nothing,
        send: () =>
          services.call('place the bet', () => ({ data: betFixture(), wallet: walletFixture() })),
      }),
    events: [
      { type: 'BET.EDITED', draft: { selection: 'meron' } },
      { type: 'BET.EDITED', draft: { amount: '100000' } },
      { type: 'BET.SUBMITTED' },
      { type: 'BET.CLEARED' },
      { type: 'BET.RESUMED', attempt: pending },
      { type: 'CONNECTION.RESTORED' },
    ],
  },
  play: {
    input: { gameId: 'game-dice', userId },
    make: (services) =>
      createPlayMachine({
        ...timing(services),
        pastBy: (serverAt) => serverAt,
        store,
        makeKey: () => 'key-1',
        played: nothing,
        recall: () => services.call('open plays', () => []),
        send: () => services.call('play', () => ({ data: playFixture(), wallet: walletFixture() })),
      }),
    events: [
      {
        type: 'PLAY.SUBMITTED',
        move: { kind: 'create', body: { amount: '10000', choice: { direction: 'under' } } },
      },
      { type: 'PLAY.CLEARED' },
      { type: 'PLAY.RESUMED', attempt: { ...pending, kind: 'play', targetId: 'game-dice' } },
      resync,
      { type: 'CONNECTION.RESTORED' },
    ],
  },
  transfer: {
    input: { type: 'cash-in', walletId: 'wallet-player', userId },
    make: (services) =>
      createTransferMachine({
        ...timing(services),
        store,
        makeKey: () => 'key-1',
        completed: nothing,
        send: () => services.call('send the money', () => ({ data: transactionDetailFixture() })),
      }),
    events: [
      { type: 'TRANSFER.SUBMITTED', draft: { type: 'cash-in', amount: '250000' } },
      { type: 'TRANSFER.CONFIRMED' },
      { type: 'TRANSFER.RETURNED' },
      { type: 'TRANSFER.CLEARED' },
      { type: 'CONNECTION.RESTORED' },
    ],
  },
  attempt: {
    input: { attempt: pending, resumed: false },
    make: (services) =>
      createAttemptMachine({
        ...timing(services),
        store,
        send: () => services.call('send with the key', () => 'answer'),
      }),
    events: [{ type: 'CONNECTION.RESTORED' }],
  },
  round: {
    make: (services) =>
      createRoundMachine({
        ...timing(services),
        fetch: () => services.call('round', () => roundFixture()),
      }),
    events: [
      { type: 'SNAPSHOT.REPLACED', snapshot: roundFixture({ status: 'closed', version: 3 }) },
      resync,
      ...connection,
    ],
  },
  game: {
    make: (services) =>
      createGameMachine({
        ...timing(services),
        fetch: () => services.call('game', () => gameFixture()),
      }),
    events: [{ type: 'SNAPSHOT.REPLACED', snapshot: gameFixture() }, resync, ...connection],
  },
  table: {
    make: (services) =>
      createTableMachine({
        ...timing(services),
        fetch: () => services.call('table', () => tableFixture('crash')),
      }),
    events: [{ type: 'SNAPSHOT.REPLACED', snapshot: tableFixture('crash') }, resync, ...connection],
  },
  session: {
    make: (services) =>
      createSessionMachine({
        now: () => services.clock.now(),
        recall: () => null,
        remember: nothing,
        forget: nothing,
      }),
    events: [{ type: 'SESSION.STARTED', userId }, { type: 'SESSION.ENDED' }],
  },
  notice: {
    make: () => createNoticeMachine({ isAccepted: () => false, remember: nothing }),
    events: [{ type: 'NOTICE.AGREED' }],
  },
};
