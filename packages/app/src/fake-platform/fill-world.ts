import type { Game, GameCategory, LedgerEntry, Round, RoundStatus } from '@lobi/core/contract';
import {
  addDemoRequests,
  addBuiltInGames,
  addTable,
  betFixture,
  earningDetailFixture,
  gameFixture,
  gameProviderFixture,
  ledgerEntryFixture,
  roundFixture,
  transactionDetailFixture,
  walletFixture,
  type FakeBackend,
} from '@lobi/core/testing';

type World = FakeBackend['world'];

/** Status of the current fight in the main arena. */
export type FightStage = 'open' | 'last-call' | 'closed' | 'settled';

const minuteMs = 60_000;

/** Results of earlier fights, the last one first: M meron, W wala, D draw, C cancelled. */
const pastResults = 'MMWMDWWMMMCMWMMMMWWDMMWMMMWWWMDMMMWWMMWM';
const results = { M: 'meron', W: 'wala', D: 'draw', C: 'cancelled' } as const;

const otherGames: readonly [id: string, title: string, category: GameCategory, provider: string][] =
  [
    ['game-timur', 'Arena Timur', 'cockfight', 'Lobi Arena'],
    ['game-senja', 'Arena Senja', 'cockfight', 'Lobi Arena'],
    ['game-bukit', 'Arena Bukit', 'cockfight', 'Lobi Arena'],
    ['game-lampion', 'Lampion Malam', 'slots', 'Kala Studio'],
    ['game-rempah', 'Pasar Rempah', 'slots', 'Kala Studio'],
    ['game-meja', 'Meja Senja', 'live', 'Kala Studio'],
    ['game-ombak', 'Ombak Ikan', 'fishing', 'Laut Lepas'],
    ['game-roket', 'Layang-layang', 'crash', 'Laut Lepas'],
  ];

const stages: readonly RoundStatus[] = ['last-call', 'closed', 'standby'];

const number = 128;

const timestampsOf = (stage: FightStage, at: (minutes: number) => string): Partial<Round> => ({
  openedAt: at(-4),
  closesAt: stage === 'open' ? null : at(stage === 'last-call' ? 0.4 : -1),
  ...(stage === 'closed' || stage === 'settled' ? { closedAt: at(-1) } : {}),
  ...(stage === 'settled' ? { declaredAt: at(-0.5), settledAt: at(-0.4), result: 'meron' } : {}),
});

function addFights(world: World, stage: FightStage, at: (minutes: number) => string): void {
  const isOpen = stage === 'open' || stage === 'last-call';
  world.rounds.set(
    'round-1',
    roundFixture({
      number,
      status: stage,
      selections: [
        { key: 'meron', open: isOpen, pool: '24395000', odds: 184, bets: 214 },
        { key: 'wala', open: isOpen, pool: '23600000', odds: 191, bets: 231 },
      ],
      betCount: 445,
      ...timestampsOf(stage, at),
      createdAt: at(-6),
    }),
  );
  for (const [index, letter] of [...pastResults].entries()) {
    const result = results[letter as keyof typeof results];
    const ended = at(-10 * (index + 1));
    const id = `round-past-${index}`;
    world.rounds.set(
      id,
      roundFixture({
        id,
        number: number - 1 - index,
        status: result === 'cancelled' ? 'cancelled' : 'settled',
        result,
        closedAt: ended,
        declaredAt: ended,
        settledAt: ended,
        createdAt: ended,
      }),
    );
  }
}

function addGames(world: World, stage: FightStage, createdAt: string): void {
  world.games.set(
    'game-arena',
    gameFixture({
      title: 'Arena Lentera',
      currentRound: { id: 'round-1', number, status: stage },
      createdAt,
    }),
  );
  for (const [index, [id, title, category, provider]] of otherGames.entries()) {
    const status = stages[index];
    const game: Partial<Game> = { id, title, category, provider, createdAt };
    const roundId = `round-${id}`;
    const currentRound = status ? { id: roundId, number: 60 + index, status } : null;
    const engine = category === 'cockfight' ? 'arena' : category;
    world.games.set(id, gameFixture({ ...game, engine, currentRound }));
    if (!status) continue;
    const round = { id: roundId, gameId: id, number: 60 + index, status };
    world.rounds.set(roundId, roundFixture({ ...round, openedAt: createdAt, createdAt }));
  }
}

/** Two game providers, one of them with its own cap and an address list. */
function addProviders({ gameProviders }: World): void {
  const cap = (maximum: string, paid: string) => ({ maximum, own: null, paid });
  const other = gameProviderFixture({
    ...{ id: 'provider-laut', code: 'laut-lepas', name: 'Laut Lepas', games: 8, addresses: null },
    caps: {
      win: cap('100000000', '0'),
      session: cap('200000000', '0'),
      day: cap('1000000000', '0'),
    },
  });
  for (const provider of [gameProviderFixture(), other]) gameProviders.set(provider.id, provider);
}

/** Adds the built-in games and their tables, whose rounds accept bets immediately. */
function addBuiltInTables(world: World, createdAt: string): void {
  for (const game of addBuiltInGames(world)) world.games.set(game.id, { ...game, createdAt });
  for (const engine of ['baccarat', 'bingo', 'crash'] as const)
    addTable(world, engine, { provider: 'Lobi', createdAt });
}

/** Entries of the player's wallet, oldest first: kind, amount, description. */
const movements: readonly [LedgerEntry['kind'], number, string][] = [
  ['cash-in', 1_000_000, 'Isi saldo dari agent'],
  ['bet', -100_000, 'Taruhan Meron, Arena Lentera laga 121'],
  ['payout', 187_000, 'Menang Meron, Arena Lentera laga 121'],
  ['bet', -50_000, 'Taruhan Wala, Arena Lentera laga 122'],
  ['bet', -75_000, 'Taruhan Meron, Arena Timur laga 58'],
  ['refund', 75_000, 'Laga 58 dibatalkan, taruhan kembali'],
  ['cash-in', 500_000, 'Isi saldo dari agent'],
  ['bet', -200_000, 'Taruhan Wala, Arena Lentera laga 125'],
  ['payout', 382_000, 'Menang Wala, Arena Lentera laga 125'],
  ['bet', -50_000, 'Taruhan Meron, Arena Lentera laga 128'],
];

function addMoney(world: World, at: (minutes: number) => string): void {
  let balance = 0;
  const entries = movements.map(([kind, amount, details], index) => {
    const before = balance;
    balance += amount;
    return ledgerEntryFixture({
      id: `entry-${index}`,
      kind,
      details,
      amount: String(amount),
      balanceBefore: String(before),
      balanceAfter: String(balance),
      version: index + 1,
      reference: `reference-${index}`,
      createdAt: at(-35 * (movements.length - index)),
    });
  });
  world.ledger.set('wallet-player', entries.reverse());
  world.wallets.set(
    'wallet-player',
    walletFixture({ balance: String(balance), version: movements.length }),
  );
  world.transactions.push(
    transactionDetailFixture({ amount: '500000', createdAt: at(-140), completedAt: at(-140) }),
    transactionDetailFixture({
      id: 'transaction-0',
      amount: '1000000',
      createdAt: at(-350),
      completedAt: at(-350),
    }),
  );
  world.earnings.push(
    ...(['accrued', 'claimable', 'claimable', 'claimed'] as const).map((status, index) =>
      earningDetailFixture({
        id: `earning-${index}`,
        amount: String(4_000 - 750 * index),
        base: String(400_000 - 75_000 * index),
        status,
        roundId: status === 'accrued' ? 'round-1' : `round-past-${index}`,
        date: at(-30 * index),
        paidAt: status === 'claimed' ? at(-20 * index) : null,
      }),
    ),
  );
}

function addBets(world: World, stage: FightStage, at: (minutes: number) => string): void {
  const arena = { id: 'game-arena', title: 'Arena Lentera', engine: 'arena' };
  const settled = stage === 'settled';
  world.bets.push(
    betFixture({
      id: 'bet-now',
      roundNumber: number,
      game: arena,
      amount: '50000',
      createdAt: at(-3),
      ...(settled && { status: 'won', odds: 184, payout: '92000', settledAt: at(-0.4) }),
    }),
    ...(['won', 'lost', 'refunded', 'won', 'lost'] as const).map((status, index) =>
      betFixture({
        id: `bet-${index}`,
        roundId: `round-past-${index}`,
        roundNumber: number - 1 - index,
        game: arena,
        selection: index % 2 === 0 ? 'meron' : 'wala',
        amount: String(50_000 * (index + 1)),
        status,
        odds: status === 'refunded' ? null : 187,
        payout: { won: String(93_500 * (index + 1)), lost: '0', refunded: '150000' }[status],
        createdAt: at(-10 * (index + 1) - 3),
        settledAt: at(-10 * (index + 1)),
      }),
    ),
  );
}

/** Fills the fake platform with realistic data: games, fights, bets, money, users and requests. */
export function fillWorld(world: World, stage: FightStage): void {
  const now = world.clock.now();
  const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();
  const longAgo = at(-60 * 24 * 20);
  addGames(world, stage, longAgo);
  addBuiltInTables(world, longAgo);
  addFights(world, stage, at);
  addMoney(world, at);
  addBets(world, stage, at);
  addProviders(world);
  addDemoRequests(world);
}
