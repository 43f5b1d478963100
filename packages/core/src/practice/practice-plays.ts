import { AppError } from '../contract/error-codes.ts';
import { formatMoney, parseMoney } from '../contract/money.ts';
import type { Fairness } from '../contract/schemas/fairness.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Play, PlayCreate, PlayStep } from '../contract/schemas/play.ts';
import type { Wallet } from '../contract/schemas/wallet.ts';
import { drawOf, type PlaySeeds } from '../games/fairness/draw.ts';
import {
  commitTo,
  firstSeeds,
  isSpent,
  nextPlay,
  publicSeeds,
  rotateSeeds,
  type Commitment,
  type RevealedSeeds,
} from '../games/fairness/seeds.ts';
import { furtherStakeOf, takesFurtherStakes } from '../games/further-stake.ts';
import type { InstantGame } from '../games/instant-game.ts';
import { instantGames } from '../games/instant-games.ts';
import { playFairly } from '../games/play-fairly.ts';
import type { StepGame } from '../games/step-game.ts';
import { stepGameOf, type StepRun } from '../games/step-games.ts';
import { assertPace } from '../games/pace.ts';
import { wonOrLost } from '../games/won-or-lost.ts';
import type { PracticePurse } from './practice-purse.ts';
import { readStake } from './read-stake.ts';

/** A practice play, and the balance after it, in the format of a real response. */
export interface PracticeAnswer {
  readonly data: Play;
  readonly wallet: Wallet;
}

/** Practice plays of one visitor on one game without shared rounds. */
export interface PracticePlays {
  /** Plays once. Errors: those of the call `play.create`. */
  create(body: PlayCreate): Promise<PracticeAnswer>;
  /** Performs a step of the open play. Throws `not_found`, `round_state`, `conflict`. */
  step(playId: string, step: PlayStep): PracticeAnswer;
  /** Newest first. */
  list(): Play[];
  fairness(): Promise<Fairness>;
  /** Rotates the seeds and reveals the old one. Throws `play_open`. */
  rotate(clientSeed?: string): Promise<Fairness>;
}

interface Wiring {
  readonly game: Game;
  /** Rules of a custom game. */
  readonly rules?: InstantGame<unknown> | undefined;
  readonly purse: PracticePurse;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeKey: () => string;
}

interface Stored {
  readonly play: Play;
  /** A play with steps: the part decided by its seeds is secret while it is open. */
  readonly run?: StepRun;
}

/** Maximum number of stored plays: more than any stage shows. */
const remembered = 50;

/**
 * Plays a game in the page, with the rules and draws of the platform and seeds of its own. Only the
 * platform's limits and jackpots are missing.
 * @source ours
 */
export function createPracticePlays({ game, rules, purse, now, makeKey }: Wiring): PracticePlays {
  const { currency } = game;
  const steps = stepGameOf(game.engine);
  let stored: readonly Stored[] = [];
  let pair = firstSeeds();
  let revealed: readonly RevealedSeeds[] = [];

  const timeNow = (): string => new Date(now()).toISOString();

  const save = (entry: Stored): PracticeAnswer => {
    const others = stored.filter(({ play }) => play.id !== entry.play.id);
    stored = [entry, ...others].slice(0, remembered);
    return { data: shown(entry.play), wallet: purse.wallet() };
  };

  /** A play as visible to its player: with its seed once that is revealed. */
  const shown = (play: Play): Play => {
    if (!play.fairness) return play;
    const { commitment } = play.fairness;
    const serverSeed = revealed.find((row) => row.commitment === commitment)?.serverSeed ?? null;
    return { ...play, fairness: { ...play.fairness, serverSeed } };
  };

  const changeSeeds = async (clientSeed?: string): Promise<void> => {
    const changed = await rotateSeeds(pair, clientSeed);
    pair = changed.seeds;
    revealed = [changed.revealed, ...revealed];
  };

  const countPlay = async (): Promise<PlaySeeds & { readonly commitment: Commitment }> => {
    if (isSpent(pair)) await changeSeeds();
    pair = nextPlay(pair);
    const { serverSeed, clientSeed, nonce } = pair;
    return { serverSeed, clientSeed, nonce, commitment: await commitTo(serverSeed) };
  };

  const openPlay = (
    { amount, choice }: PlayCreate,
    { commitment, clientSeed, nonce }: PlaySeeds & { readonly commitment: Commitment },
  ): Play => ({
    id: makeKey(),
    walletId: purse.wallet().id,
    game: { id: game.id, title: game.title, engine: game.engine },
    round: null,
    amount,
    currency,
    status: 'open',
    payout: null,
    choice,
    outcome: null,
    fairness: { commitment, clientSeed, nonce, serverSeed: null },
    createdAt: timeNow(),
    settledAt: null,
  });

  const end = (play: Play, payout: bigint, outcome: object): PracticeAnswer => {
    purse.pay(payout);
    return save({
      play: {
        ...play,
        status: wonOrLost(payout),
        payout: formatMoney(payout, currency),
        outcome: { ...outcome },
        settledAt: timeNow(),
      },
    });
  };

  /** Everything is drawn at the start, and revealed once the play has ended. */
  const open = async (
    steps: StepGame<unknown, StepRun>,
    body: PlayCreate,
  ): Promise<PracticeAnswer> => {
    const start = steps.readStart(body.choice);
    if (stored.some(({ play }) => play.status === 'open')) throw new AppError('play_open');
    purse.take(readStake(game, body.amount));
    const seeds = await countPlay();
    const run = steps.start(start, await drawOf(seeds, steps.words));
    const play = openPlay(body, seeds);
    const stakes = takesFurtherStakes(game.engine)
      ? { stakes: { count: 1, each: play.amount } }
      : {};
    return goOn(steps, { ...play, ...stakes }, run);
  };

  /** Stores a run, and pays it once it is over. */
  const goOn = (steps: StepGame<unknown, StepRun>, play: Play, run: StepRun): PracticeAnswer => {
    const outcome = { ...steps.show(run) };
    if (!steps.isOver(run)) return save({ play: { ...play, outcome }, run });
    return end(play, steps.payout(run, parseMoney(play.amount, currency) ?? 0n), outcome);
  };

  /** Takes the further stake of a step from the purse, if there is one; returns the updated play. */
  const takeFurther = (play: Play, step: PlayStep): Play => {
    const amount = parseMoney(play.amount, currency) ?? 0n;
    const stakes = play.stakes?.count ?? 1;
    const further = furtherStakeOf({ engine: game.engine, amount, stakes }, step);
    if (!further) return play;
    purse.take(further.amount);
    return {
      ...play,
      amount: formatMoney(further.sum, currency),
      stakes: { count: stakes + further.count, each: formatMoney(further.each, currency) },
    };
  };

  const playAtOnce = async (body: PlayCreate): Promise<PracticeAnswer> => {
    const engine = rules ?? instantGames.get(game.engine);
    if (!engine) throw new AppError('not_found');
    const input = engine.readInput(body.choice);
    const stake = readStake(game, body.amount);
    purse.take(stake);
    const seeds = await countPlay();
    const { payout, ...outcome } = await playFairly(engine, input, stake, seeds);
    return end(openPlay(body, seeds), payout, outcome);
  };

  const fairness = async (): Promise<Fairness> => ({
    seeds: await publicSeeds(pair),
    revealed: [...revealed],
  });

  return {
    async create(body) {
      const last = stored[0]?.play;
      assertPace(last && Date.parse(last.createdAt), game.minimumCycleMs, now());
      return steps ? open(steps, body) : playAtOnce(body);
    },
    step(playId, step) {
      const found = stored.find(({ play }) => play.id === playId);
      if (!found) throw new AppError('not_found');
      const { play, run } = found;
      if (!steps || play.status !== 'open' || !run) throw new AppError('round_state');
      // Only an allowed step takes chips.
      const next = steps.step(run, step, null);
      return goOn(steps, takeFurther(play, step), next);
    },
    list: () => stored.map(({ play }) => shown(play)),
    fairness,
    async rotate(clientSeed) {
      if (stored.some(({ play }) => play.status === 'open')) throw new AppError('play_open');
      await changeSeeds(clientSeed);
      return fairness();
    },
  };
}
