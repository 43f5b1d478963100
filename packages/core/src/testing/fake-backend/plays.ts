import { AppError } from '../../contract/error-codes.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { Game } from '../../contract/schemas/game.ts';
import type { Play, PlayCreate, PlayFairness, PlayStep } from '../../contract/schemas/play.ts';
import type { PlayJackpot } from '../../contract/schemas/jackpot.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import { drawOf, type PlaySeeds } from '../../games/fairness/draw.ts';
import {
  commitTo,
  firstSeeds,
  isSpent,
  nextPlay,
  publicSeeds,
  rotateSeeds,
  type RevealedSeeds,
  type SeedPair,
} from '../../games/fairness/seeds.ts';
import { builtInStakes } from '../../games/built-in-games.ts';
import { playOdds } from '../../games/play-odds.ts';
import {
  furtherStakeOf,
  takesFurtherStakes,
  type FurtherStake,
  type TakenStakes,
} from '../../games/further-stake.ts';
import { assertPace } from '../../games/pace.ts';
import { playFairly } from '../../games/play-fairly.ts';
import type { StepGame } from '../../games/step-game.ts';
import { stepGameOf, type StepRun } from '../../games/step-games.ts';
import { wonOrLost } from '../../games/won-or-lost.ts';
import { assertPayable, assertStakeWithin, stakeBoundsOf } from '../../rules/stake-bounds.ts';
import { gameFixture } from '../fixtures/game.ts';
import { runJackpot } from './jackpots.ts';
import { minorOf, post, wireOf } from './money.ts';
import { amountSetting } from './settings.ts';
import { checkMayStake } from './protection.ts';
import { requireFound, type FakeUser, type World } from './world.ts';

/** A play with its secret part. */
export interface FakePlay extends Play {
  /** The run of a game with steps, including the hidden part. */
  readonly run?: StepRun;
}

/** Seeds of a player, and the revealed ones, newest first. */
export interface FakeSeeds {
  readonly pair: SeedPair;
  readonly revealed: readonly RevealedSeeds[];
}

/** Result of a play. */
export interface PlayEnd {
  readonly status: 'won' | 'lost' | 'refunded';
  /** Minor units. */
  readonly payout: bigint;
  readonly outcome: Play['outcome'];
}

/** A play, and the wallet after it. */
export interface PlayAnswer {
  readonly data: Play;
  readonly wallet: Wallet;
}

const seedsOf = (world: World, user: FakeUser): FakeSeeds => {
  const known = world.seeds.get(user.id) ?? { pair: firstSeeds(), revealed: [] };
  world.seeds.set(user.id, known);
  return known;
};

const ownPlays = (world: World, { wallet }: FakeUser): FakePlay[] =>
  world.plays.filter(({ walletId }) => walletId === wallet.id);

/** Plays during which the seeds must not change, because they would reveal the board. */
const isHidden = ({ status, run }: FakePlay): boolean => status === 'open' && run !== undefined;

async function changeSeeds(world: World, user: FakeUser, clientSeed?: string): Promise<void> {
  const { pair, revealed } = seedsOf(world, user);
  const changed = await rotateSeeds(pair, clientSeed);
  world.seeds.set(user.id, { pair: changed.seeds, revealed: [changed.revealed, ...revealed] });
}

/** The public part of a user's seeds. */
export async function fairnessOf(world: World, user: FakeUser) {
  const { pair, revealed } = seedsOf(world, user);
  return { seeds: await publicSeeds(pair), revealed: [...revealed] };
}

/** Changes the seeds of a user. Throws `play_open`. */
export async function rotate(world: World, user: FakeUser, clientSeed?: string) {
  if (ownPlays(world, user).some(isHidden)) throw new AppError('play_open');
  await changeSeeds(world, user, clientSeed);
  return fairnessOf(world, user);
}

function requireStake(world: World, user: FakeUser, game: Game, amount: string): bigint {
  const stake = minorOf(amount);
  assertStakeWithin(stake, stakeBoundsOf(game));
  checkMayStake(world, user, game, stake);
  if (stake > minorOf(requireFound(world.wallets.get(user.wallet.id)).available))
    throw new AppError('insufficient_funds');
  return stake;
}

/** Throws `bet_closed` for a disabled game. */
export function requireOpen(world: World, gameId: string): void {
  if (world.gameControls.get(gameId)?.enabled === false) throw new AppError('bet_closed');
}

function requirePace(world: World, user: FakeUser, game: Game): void {
  const last = ownPlays(world, user).find(({ game: { id } }) => id === game.id);
  assertPace(last && Date.parse(last.createdAt), game.minimumCycleMs, world.clock.now());
}

const wonJackpot = ({ payout, jackpot }: Play): boolean =>
  payout !== null && typeof jackpot?.won === 'string';

function move(world: World, play: Play, kind: 'bet' | 'payout' | 'refund', amount: bigint): Wallet {
  if (amount === 0n) return requireFound(world.wallets.get(play.walletId));
  return post(world, play.walletId, {
    kind,
    amount,
    text: {
      key: `ledger.details.play-${wonJackpot(play) ? 'jackpot' : kind}`,
      params: { game: play.game.title },
    },
    reference: play.id,
  });
}

function save(world: World, play: FakePlay): FakePlay {
  const index = world.plays.findIndex(({ id }) => id === play.id);
  if (index === -1) world.plays.unshift(play);
  else world.plays[index] = play;
  return play;
}

/** Takes a stake for an open play: of a round, or of a game with steps. */
export function openStakedPlay(
  world: World,
  user: FakeUser,
  game: Game,
  facts: Pick<Play, 'round' | 'choice' | 'fairness' | 'jackpot'> & { readonly amount: string },
): FakePlay {
  const stake = requireStake(world, user, game, facts.amount);
  requirePace(world, user, game);
  const play = save(world, {
    ...facts,
    id: world.nextId('play'),
    walletId: user.wallet.id,
    game: { id: game.id, title: game.title, engine: game.engine },
    amount: wireOf(stake),
    currency: game.currency,
    status: 'open',
    payout: null,
    outcome: null,
    createdAt: world.timeNow(),
    settledAt: null,
  });
  move(world, play, 'bet', -stake);
  return play;
}

/** Ends an open play and pays it. */
export function endPlay(world: World, playId: string, end: PlayEnd): PlayAnswer {
  const { run: _, ...play } = requireFound(world.plays.find(({ id }) => id === playId));
  const { status, payout, outcome } = end;
  const data = save(world, {
    ...play,
    status,
    outcome,
    payout: wireOf(payout),
    settledAt: world.timeNow(),
  });
  const wallet = move(world, data, status === 'refunded' ? 'refund' : 'payout', payout);
  return { data: shown(world, data), wallet };
}

/** A play as visible to its player: its seed once that is revealed, its board once it has ended. */
export function shown(world: World, { run: _, ...play }: FakePlay): Play {
  if (!play.fairness) return play;
  const { commitment } = play.fairness;
  const revealed = [...world.seeds.values()].flatMap((seeds) => seeds.revealed);
  const serverSeed = revealed.find((row) => row.commitment === commitment)?.serverSeed ?? null;
  return { ...play, fairness: { ...play.fairness, serverSeed } };
}

/** Return per 100 staked of a win. */
const oddsOf = ({ amount, payout, ...play }: Play): number | null =>
  playOdds({ ...play, amount: minorOf(amount), payout: payout === null ? null : minorOf(payout) });

/** A play in the bet list of its wallet. */
export const toPlayBet = (play: FakePlay): Bet => ({
  id: play.id,
  walletId: play.walletId,
  roundId: play.round?.id ?? null,
  roundNumber: play.round?.number ?? null,
  game: play.game,
  selection: null,
  amount: play.amount,
  currency: play.currency,
  status: play.status === 'open' ? 'placed' : play.status,
  odds: oddsOf(play),
  payout: play.payout,
  createdAt: play.createdAt,
  settledAt: play.settledAt,
});

/** Counts and returns the next nonce of a user; used-up seeds rotate automatically. */
async function countPlay(world: World, user: FakeUser): Promise<PlaySeeds & PlayFairness> {
  if (isSpent(seedsOf(world, user).pair)) await changeSeeds(world, user);
  const { pair, revealed } = seedsOf(world, user);
  const counted = nextPlay(pair);
  world.seeds.set(user.id, { pair: counted, revealed });
  const { serverSeed, clientSeed, nonce } = counted;
  return { serverSeed, clientSeed, nonce, commitment: await commitTo(serverSeed) };
}

type Decide = (world: World, user: FakeUser, game: Game, body: PlayCreate) => Promise<PlayAnswer>;

const takeFairly = (
  world: World,
  user: FakeUser,
  game: Game,
  { amount, choice }: PlayCreate,
  { commitment, clientSeed, nonce }: PlayFairness,
  jackpot?: PlayJackpot,
): FakePlay =>
  openStakedPlay(world, user, game, {
    amount,
    choice,
    round: null,
    fairness: { commitment, clientSeed, nonce, serverSeed: null },
    ...(jackpot && { jackpot }),
  });

type Steps = StepGame<unknown, StepRun>;

/** Throws `payout_above_maximum` for a payout that the house does not risk. */
const requirePayable = (world: World, payout: bigint): void =>
  assertPayable(payout, amountSetting(world, 'maximumPayout'), 'IDR');

/** Outcomes of games with steps are decided now, and shown once the game is over. */
const openSteps =
  (steps: Steps): Decide =>
  async (world, user, game, body) => {
    const start = steps.readStart(body.choice);
    if (ownPlays(world, user).some((play) => play.game.id === game.id && play.status === 'open'))
      throw new AppError('play_open');
    const stake = requireStake(world, user, game, body.amount);
    requirePayable(world, steps.minimumPayout(start, stake));
    requirePace(world, user, game);
    const seeds = await countPlay(world, user);
    const run = steps.start(start, await drawOf(seeds, steps.words));
    const taken = takeFairly(world, user, game, body, seeds);
    const stakes = takesFurtherStakes(game.engine)
      ? { stakes: { count: 1, each: taken.amount } }
      : {};
    return afterStep(world, { ...taken, ...stakes }, steps, run);
  };

/** Any other game ends with one call. */
const playAtOnce: Decide = async (world, user, game, body) => {
  const engine = requireFound(world.engines.instantOf(game.engine));
  const input = engine.readInput(body.choice);
  const stake = requireStake(world, user, game, body.amount);
  requirePayable(world, engine.maximumPayout(input, stake));
  requirePace(world, user, game);
  const seeds = await countPlay(world, user);
  const { payout, ...outcome } = await playFairly(engine, input, stake, seeds);
  const jackpot = await runJackpot(world, game, stake, seeds);
  const taken = takeFairly(world, user, game, body, seeds, jackpot?.facts);
  const returned = payout + (jackpot?.paid ?? 0n);
  return endPlay(world, taken.id, { status: wonOrLost(returned), payout: returned, outcome });
};

/** Plays once. */
export function createPlay(
  world: World,
  user: FakeUser,
  gameId: string,
  body: PlayCreate,
): Promise<PlayAnswer> {
  const game = requireFound(world.games.get(gameId));
  const steps = stepGameOf(game.engine);
  return (steps ? openSteps(steps) : playAtOnce)(world, user, game, body);
}

function afterStep(world: World, play: FakePlay, steps: Steps, run: StepRun): PlayAnswer {
  const outcome = { ...steps.show(run) };
  if (!steps.isOver(run)) {
    const data = save(world, { ...play, run, outcome });
    return { data: shown(world, data), wallet: requireFound(world.wallets.get(play.walletId)) };
  }
  const payout = steps.payout(run, minorOf(play.amount));
  save(world, play);
  return endPlay(world, play.id, { status: wonOrLost(payout), payout, outcome });
}

/** Performs a step of the caller's open play. Throws `not_found`, `round_state`, `conflict`. */
export function stepPlay(world: World, user: FakeUser, playId: string, step: PlayStep): PlayAnswer {
  const play = requireFound(ownPlays(world, user).find(({ id }) => id === playId));
  const { run } = play;
  const steps = stepGameOf(play.game.engine);
  if (play.status !== 'open' || !run || !steps) throw new AppError('round_state');
  const further = furtherStakeOf(stakesOf(play), step);
  if (further) {
    const game = requireFound(world.games.get(play.game.id));
    requireOpen(world, game.id);
    requireStake(world, user, game, wireOf(further.each));
  }
  const next = steps.step(run, step, null);
  return afterStep(world, further ? takeFurther(world, play, further) : play, steps, next);
}

/** The stakes of a play, in minor units. */
const stakesOf = ({ game, amount, stakes }: FakePlay): TakenStakes => ({
  engine: game.engine,
  amount: minorOf(amount),
  stakes: stakes?.count ?? 1,
});

/** Adds a further stake to an open play, with a posting for each of its stakes. */
function takeFurther(world: World, play: FakePlay, { count, each, sum }: FurtherStake): FakePlay {
  for (let taken = 0; taken < count; taken += 1) move(world, play, 'bet', -each);
  const stakes = { count: stakesOf(play).stakes + count, each: wireOf(each) };
  return save(world, { ...play, amount: wireOf(sum), stakes });
}

/** Adds games of the world's engines, all or those with the given keys; table games without a table. */
export function addBuiltInGames(world: World, keys?: readonly string[]): Game[] {
  const { games, factsOf } = world.engines;
  const wanted = games.filter(
    ({ key, engine }) => !factsOf(engine).isTable && (keys?.includes(key) ?? true),
  );
  return wanted.map(({ key, stakes, ...house }) => {
    const { minimum, maximum } = builtInStakes('IDR', stakes);
    const game = gameFixture({
      ...house,
      ...factsOf(house.engine),
      id: `game-${key}`,
      minimumStake: wireOf(minimum),
      maximumStake: wireOf(maximum),
      takeoutBp: 0,
      selections: [],
      currentRound: null,
      createdAt: world.timeNow(),
    });
    world.games.set(game.id, game);
    return game;
  });
}
