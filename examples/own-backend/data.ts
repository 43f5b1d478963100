import type { Game, Settings, User } from '@lobi/core/contract';

/** Port of the backend. */
export const port = Number(process.env['PORT'] ?? 9_000);

/** The first data that the app requests. `realtime` is the address of the Pusher protocol. */
export const settings: Settings = {
  app: {
    name: 'Own backend',
    demo: true,
    currency: 'IDR',
    minimumAge: 21,
    timeZone: 'Asia/Jakarta',
    signingKeys: [],
    staffSecondFactor: false,
    policy: {
      jurisdiction: 'play-money',
      autoPlay: false,
      turbo: false,
      freePlay: false,
      limitsMandatory: false,
      oneGameAtATime: false,
      registrationAsks: [],
    },
    realtime: { key: 'own-backend', host: 'localhost', port, scheme: 'http' },
  },
  theme: { default: 'light' },
  lang: { default: 'id', fallback: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] },
};

/** The only account. A real backend stores a hash of the password, made with Argon2 or bcrypt. */
export const account = { username: 'budi', password: 'correct horse battery' };

const since = '2026-11-21T03:00:00.000Z';

export const user: User = {
  id: 'user-1',
  username: account.username,
  role: 'player',
  status: 'activated',
  statusCause: 'system',
  statusUntil: null,
  breakEndableAt: null,
  wallet: {
    id: 'wallet-1',
    balance: '1000000',
    held: '0',
    available: '1000000',
    currency: 'IDR',
    version: 1,
  },
  freeze: null,
  createdAt: since,
  lastLoginAt: null,
  lastLoginPlace: null,
  hasSecondFactor: false,
  unread: 0,
};

export const games: readonly Game[] = ['Dadu Seratus', 'Dadu Receh', 'Dadu Sultan'].map(
  (title, at) => ({
    id: `game-${at + 1}`,
    title,
    category: 'casino',
    engine: 'dice',
    provider: 'Own studio',
    currency: 'IDR',
    minimumStake: '1000',
    maximumStake: '1000000',
    returnBp: { minimumBp: 9_900, maximumBp: 9_900 },
    isTable: false,
    minimumCycleMs: 0,
    takeoutBp: 0,
    selections: [],
    stream: null,
    announcement: null,
    currentRound: null,
    favourite: false,
    createdAt: since,
  }),
);
