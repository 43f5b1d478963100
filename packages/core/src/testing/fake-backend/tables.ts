import { maskName } from '../../rules/public-name.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { Game } from '../../contract/schemas/game.ts';
import type { Play, PlayCreate } from '../../contract/schemas/play.ts';
import type { Table, TableState } from '../../contract/schemas/table.ts';
import { baccarat } from '../../games/baccarat/baccarat.ts';
import { bingoCardsOf, readBingoChoice } from '../../games/bingo/bingo-choice.ts';
import { readCrashChoice } from '../../games/crash/crash-choice.ts';
import {
  cashOutBounds,
  ownCashOutBp,
  settleCrashBet,
  type CrashBet,
} from '../../games/crash/crash-round.ts';
import { asServerSeed } from '../../games/fairness/seeds.ts';
import { engineFacts } from '../../games/engine-facts.ts';
import { builtInGames } from '../../games/built-in-games.ts';
import { wonOrLost } from '../../games/won-or-lost.ts';
import { gameFixture } from '../fixtures/game.ts';
import { tableFixture } from '../fixtures/table.ts';
import { minorOf } from './money.ts';
import {
  endPlay,
  shown,
  openStakedPlay,
  type FakePlay,
  type PlayAnswer,
  type PlayEnd,
} from './plays.ts';
import { amountSetting } from './settings.ts';
import { requireFound, type FakeUser, type World } from './world.ts';

type Engine = TableState['engine'];
type StateOf<E extends Engine> = Extract<TableState, { engine: E }>;

/** End of a round of each game. */
export interface TableEnds {
  /** Crash multiple in basis points. */
  readonly crash: number;
  /** All balls that were called, in order. */
  readonly bingo: readonly number[];
  readonly baccarat: NonNullable<StateOf<'baccarat'>['coup']>;
}

/** Time from the end of a round to the next, in ms. */
const pauseMs = 3_000;

/** The table of a game; `not_found` for a game without one. */
export const tableOf = (world: World, gameId: string): Table =>
  requireFound(world.tables.get(gameId));

/**
 * Sets the state of a table, and publishes it. Omitted fields stay unchanged; the version rises
 * automatically.
 */
export function changeTable(world: World, gameId: string, change: Partial<Table>): Table {
  const held = tableOf(world, gameId);
  const table = { ...held, at: world.timeNow(), ...change, version: held.version + 1 };
  world.tables.set(gameId, table);
  world.announce.table(table);
  return table;
}

/** Adds a game with a table whose round takes bets at once. */
export function addTable(world: World, engine: Engine, facts: Partial<Game> = {}): Game {
  const { title, category } = requireFound(builtInGames.find(({ key }) => key === engine));
  const game = gameFixture({
    id: `game-${engine}`,
    title,
    engine,
    ...engineFacts(engine),
    category,
    takeoutBp: engine === 'bingo' ? 1_000 : 0,
    selections: [],
    currentRound: null,
    createdAt: world.timeNow(),
    ...facts,
  });
  world.games.set(game.id, game);
  world.tables.set(game.id, tableFixture(engine, { gameId: game.id, at: world.timeNow() }));
  return game;
}

/** Hash of a round, as revealed at its end. */
const hashOf = (number: number): string => String(number % 10).repeat(64);

const userOf = (world: World, { walletId }: Play): FakeUser | undefined =>
  [...world.users.values()].find(({ wallet }) => wallet.id === walletId);

const playsOf = (world: World, { round }: Table): FakePlay[] =>
  world.plays.filter((play) => play.round?.id === round.id);

const leftAtBp = ({ outcome }: Play): number | null =>
  (outcome?.['cashedOutBp'] as number | null | undefined) ?? null;

/** The players of a round, largest stake first. */
function playersOf(world: World, table: Table): Pick<Table, 'players' | 'playCount'> {
  const players = playsOf(world, table)
    .map((play) => ({
      id: play.id,
      name: maskName(userOf(world, play)?.username ?? ''),
      amount: play.amount,
      multipleBp: leftAtBp(play),
      payout: play.payout,
    }))
    .toSorted((a, b) => Number(b.amount) - Number(a.amount));
  return { players, playCount: players.length };
}

const choices: { readonly [E in Engine]: (choice: unknown) => Play['choice'] } = {
  crash: (choice) => ({ ...readCrashChoice(choice) }),
  bingo: (choice) => ({ ...readBingoChoice(choice) }),
  baccarat: (choice) => ({ ...baccarat.readInput(choice) }),
};

/** Returns the immediately visible part of a play: the cards of bingo. */
async function initialOutcomeOf(table: Table, play: FakePlay): Promise<Play['outcome']> {
  if (table.state.engine !== 'bingo') return null;
  const { number } = table.round;
  const seeds = { hash: asServerSeed(hashOf(number)), salt: table.chain.salt, number };
  const cards = await bingoCardsOf(seeds, play.id, readBingoChoice(play.choice).cards);
  return { cards };
}

/** Joins the round that takes bets. Throws `bet_closed`, `play_open`, `validation`. */
export async function joinTable(
  world: World,
  user: FakeUser,
  gameId: string,
  { amount, choice }: PlayCreate,
): Promise<PlayAnswer> {
  const game = requireFound(world.games.get(gameId));
  const table = tableOf(world, gameId);
  if (table.phase !== 'betting') throw new AppError('bet_closed');
  const read = choices[table.state.engine](choice);
  const isTaken = ({ walletId, choice: { slot } }: Play): boolean =>
    walletId === user.wallet.id && slot === read['slot'];
  if (playsOf(world, table).some(isTaken)) throw new AppError('play_open');
  const facts = { amount, choice: read, round: table.round, fairness: null };
  const taken = openStakedPlay(world, user, game, facts);
  const play = { ...taken, outcome: await initialOutcomeOf(table, taken) };
  world.plays[world.plays.indexOf(taken)] = play;
  changeTable(world, gameId, playersOf(world, table));
  return { data: shown(world, play), wallet: requireFound(world.wallets.get(play.walletId)) };
}

/** A crash play as the rules settle it; `cashedOutAfterMs` is `null` without a cash-out by the player. */
const crashBetOf = (
  world: World,
  { amount, choice }: Play,
  cashedOutAfterMs: number | null,
): CrashBet => ({
  stake: minorOf(amount),
  autoCashOutBp: readCrashChoice(choice).autoCashOutBp,
  cashedOutAfterMs,
  maximumPayout: amountSetting(world, 'maximumPayout'),
});

/** Cashes out the caller's play of a rising crash round. Throws `not_found`, `round_state`. */
export function leaveTable(world: World, user: FakeUser, playId: string): PlayAnswer {
  const play = requireFound(
    world.plays.find(({ id, walletId }) => id === playId && walletId === user.wallet.id),
  );
  const table = tableOf(world, play.game.id);
  const { state, phase } = table;
  if (play.status !== 'open' || phase !== 'running' || state.engine !== 'crash')
    throw new AppError('round_state');
  // The test decides later where the round crashes.
  const openPointBp = cashOutBounds.maximumBp;
  const afterMs = world.clock.now() - Date.parse(state.startsAt);
  if (ownCashOutBp(afterMs, openPointBp) === null) throw new AppError('round_state');
  const { cashedOutBp, payout } = settleCrashBet(crashBetOf(world, play, afterMs), openPointBp);
  const answer = endPlay(world, play.id, {
    status: 'won',
    payout,
    outcome: { cashedOutBp, pointBp: null },
  });
  changeTable(world, play.game.id, playersOf(world, table));
  return answer;
}

/** End of an open play: by the crash multiple, otherwise by the test's result. */
function endOf(world: World, play: FakePlay, state: TableState, won: string | undefined): PlayEnd {
  if (state.engine !== 'crash') {
    const payout = minorOf(won ?? '0');
    return {
      status: wonOrLost(payout),
      payout,
      outcome: { ...play.outcome, ...revealed(state) },
    };
  }
  const { pointBp } = state;
  const { cashedOutBp, payout } = settleCrashBet(crashBetOf(world, play, null), pointBp ?? 0);
  return { status: wonOrLost(payout), payout, outcome: { cashedOutBp, pointBp } };
}

/** Returns the revealed facts of a finished round for its plays. */
function revealed(state: TableState): object {
  if (state.engine === 'bingo') return { called: state.called, prizes: [] };
  return state.engine === 'baccarat' ? { ...state.coup } : {};
}

/** Opens the next round, after the previous one is settled. Throws `round_state`. */
export function openTable(world: World, gameId: string): Table {
  const held = tableOf(world, gameId);
  if (held.phase !== 'settled') throw new AppError('round_state');
  const { engine } = held.state;
  const number = held.round.number + 1;
  const { closesAt, state, players, playCount, nextAt } = tableFixture(engine, {
    at: world.timeNow(),
  });
  const round = { id: world.nextId('table-round'), number };
  const opened = { round, closesAt, state, players, playCount, nextAt };
  return changeTable(world, gameId, { ...opened, phase: 'betting' });
}

/** Ends betting: a crash round rises, balls are called, cards are dealt. Throws `round_state`. */
export function runTable(world: World, gameId: string): Table {
  if (tableOf(world, gameId).phase !== 'betting') throw new AppError('round_state');
  const at = world.timeNow();
  return changeTable(world, gameId, {
    phase: 'running',
    closesAt: at,
    state: startedAt(world, gameId, at),
  });
}

function startedAt(world: World, gameId: string, at: string): TableState {
  const { state } = tableOf(world, gameId);
  if (state.engine === 'crash') return { ...state, startsAt: at };
  return state.engine === 'bingo' ? { ...state, firstCallAt: at } : { ...state, dealsAt: at };
}

/** Calls the next ball of a running bingo round. Throws `round_state`. */
export function callBall(world: World, gameId: string, ball: number): Table {
  const { phase, state } = tableOf(world, gameId);
  if (phase !== 'running' || state.engine !== 'bingo') throw new AppError('round_state');
  return changeTable(world, gameId, { state: { ...state, called: [...state.called, ball] } });
}

const ended: { readonly [E in Engine]: (state: StateOf<E>, end: TableEnds[E]) => StateOf<E> } = {
  crash: (state, pointBp) => ({ ...state, pointBp }),
  bingo: (state, called) => ({ ...state, called: [...called] }),
  baccarat: (state, coup) => ({ ...state, coup }),
};

const resultOf: { readonly [E in Engine]: (end: TableEnds[E]) => string } = {
  crash: (pointBp) => String(pointBp),
  bingo: (called) => String(called.length),
  baccarat: ({ winner }) => winner,
};

/**
 * Ends the running round as given: its hash is published, it joins the history, and its plays are paid:
 * those of a crash round by its multiple, others by `won`, by play id in major units. Throws
 * `round_state` before it runs.
 * @example
 * settleTable(world, 'game-crash', 'crash', 24_300);
 */
export function settleTable<E extends Engine>(
  world: World,
  gameId: string,
  engine: E,
  end: TableEnds[E],
  won: Readonly<Record<string, string>> = {},
): Table {
  const { phase, state, round, history } = tableOf(world, gameId);
  if (phase !== 'running' || state.engine !== engine) throw new AppError('round_state');
  const past = {
    roundId: round.id,
    number: round.number,
    result: resultOf[engine](end),
    hash: hashOf(round.number),
  };
  const nextAt = new Date(world.clock.now() + pauseMs).toISOString();
  const over = ended[engine](state as StateOf<E>, end);
  for (const play of playsOf(world, tableOf(world, gameId))) {
    if (play.status === 'open') endPlay(world, play.id, endOf(world, play, over, won[play.id]));
  }
  return changeTable(world, gameId, {
    ...playersOf(world, tableOf(world, gameId)),
    phase: 'settled',
    nextAt,
    state: over,
    history: [past, ...history],
  });
}
