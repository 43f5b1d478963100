import { AppError, currencies, formatMoney, parseMoney, type Currency } from '@lobi/core/contract';
import {
  asCommitment,
  asServerSeed,
  baccarat,
  bingoCardsOf,
  bingoOrder,
  crashPointBp,
  drawOf,
  familyOf,
  follows,
  instantGames,
  keepsPromise,
  mines,
  minesPayout,
  openTile,
  playFairly,
  playForJackpot,
  publicMines,
  readBingoChoice,
  readMinesStart,
  sameFacts,
  startMines,
  takeMines,
  type PlaySeeds,
} from '@lobi/core/games';
import type { VerifierValues, VerifierVerdict } from '@lobi/ui/games';
import { canVerify } from './verifier-games.ts';

/** Facts of a choice or an outcome, by name. */
type Facts = Readonly<Record<string, unknown>>;

/** What was pasted, read. */
interface Claim {
  readonly seeds: PlaySeeds;
  readonly commitment: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly currency: Currency;
  readonly choice: Facts;
  /** What came out, as the player remembers it; `null` when nothing was given. */
  readonly outcome: Facts | null;
}

/** What comes out again. */
interface Computed {
  readonly outcome: Facts;
  /** Minor units; `null` where other stakes decide it as well. */
  readonly payout: bigint | null;
}

interface Recipe {
  /** Is the revealed seed or hash the one that was promised? */
  promise(claim: Claim): Promise<boolean>;
  compute(claim: Claim): Promise<Computed>;
}

const refuse = (field: keyof VerifierValues): never => {
  throw new AppError('validation', `${field} cannot be read`, {
    errors: { [field]: ['validation.format'] },
  });
};

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFacts(field: 'choice' | 'outcome', text: string): Facts {
  try {
    const value: unknown = JSON.parse(text);
    return isFacts(value) ? value : refuse(field);
  } catch {
    return refuse(field);
  }
}

const isCurrency = (text: string): text is Currency =>
  (currencies as readonly string[]).includes(text);

function readClaim(values: VerifierValues): Claim {
  const nonce = Number(values.nonce);
  if (values.serverSeed.trim() === '') refuse('serverSeed');
  if (!Number.isSafeInteger(nonce) || nonce < 1) refuse('nonce');
  const code = values.currency.trim().toUpperCase();
  const currency = isCurrency(code) ? code : refuse('currency');
  const stake = parseMoney(values.amount.trim() || '0', currency);
  return {
    // A seed is a text to the last character, but nobody pastes one without a line break at times.
    seeds: {
      serverSeed: asServerSeed(values.serverSeed.trim()),
      clientSeed: values.clientSeed,
      nonce,
    },
    commitment: values.commitment.trim().toLowerCase(),
    stake: stake !== undefined && stake >= 0n ? stake : refuse('amount'),
    currency,
    choice: values.choice.trim() === '' ? {} : readFacts('choice', values.choice),
    outcome: values.outcome.trim() === '' ? null : readFacts('outcome', values.outcome),
  };
}

const promised: Recipe['promise'] = ({ seeds, commitment }) =>
  keepsPromise(seeds.serverSeed, asCommitment(commitment));

const inChain: Recipe['promise'] = ({ seeds, commitment }) => follows(seeds.serverSeed, commitment);

const tilesOf = (outcome: Facts | null): readonly number[] => {
  const picks = outcome?.['picks'];
  return Array.isArray(picks) ? picks.filter((tile) => typeof tile === 'number') : [];
};

/** Mines go tile by tile: the board follows from the seeds, the tiles are the player's own. */
const minesRecipe: Recipe = {
  promise: promised,
  async compute({ seeds, stake, choice, outcome }) {
    const begun = startMines(readMinesStart(choice).mines, await drawOf(seeds, mines.words));
    const opened = tilesOf(outcome).reduce(
      (run, tile) => (run.status === 'running' ? openTile(run, tile) : run),
      begun,
    );
    const isTaken = opened.status === 'running' && opened.picks.length > 0;
    const run = isTaken ? takeMines(opened) : opened;
    return { outcome: { ...publicMines(run), board: run.board }, payout: minesPayout(run, stake) };
  },
};

/** Hashes are read as bytes here, not as text. */
const hashPattern = /^(?:[\da-f]{2})+$/i;

const crashRecipe: Recipe = {
  promise: inChain,
  compute: async ({ seeds: { serverSeed: hash, clientSeed: salt } }) => {
    if (!hashPattern.test(hash)) return refuse('serverSeed');
    return { outcome: { pointBp: await crashPointBp(hash, salt) }, payout: null };
  },
};

/** The balls as far as they were called, and the cards where the play is known. */
const bingoRecipe: Recipe = {
  promise: inChain,
  async compute({ seeds, choice, outcome }) {
    const { serverSeed: hash, clientSeed: salt, nonce: number } = seeds;
    const order = await bingoOrder({ hash, salt, number });
    const called = outcome?.['called'];
    const { playId, cards } = choice;
    const shown = { called: Array.isArray(called) ? order.slice(0, called.length) : order };
    if (typeof playId !== 'string') return { outcome: shown, payout: null };
    const { cards: count } = readBingoChoice({ cards });
    const bought = await bingoCardsOf({ hash, salt, number }, playId, count);
    return { outcome: { ...shown, cards: bought }, payout: null };
  },
};

/** The coup is the same for all bets on it, so that a bet need not be known. */
const baccaratRecipe: Recipe = {
  promise: inChain,
  async compute({ seeds, stake, choice: { playId: _, ...choice } }) {
    const isBet = Object.keys(choice).length > 0;
    const input = baccarat.readInput(isBet ? choice : { bets: [{ spot: 'player', chips: 1 }] });
    const { payout, ...outcome } = await playFairly(baccarat, input, stake, seeds);
    return { outcome: { ...outcome }, payout: isBet ? payout : null };
  },
};

/** The draw for the jackpot of a game, where the choice names its terms; the pool is not in the seeds. */
async function jackpotAgain({ seeds, stake, currency }: Claim, terms: unknown): Promise<Facts> {
  if (terms === undefined) return {};
  const { contributionBp, turnover: text } = isFacts(terms) ? terms : refuse('choice');
  const turnover = typeof text === 'string' ? parseMoney(text, currency) : undefined;
  if (!isShare(contributionBp) || turnover === undefined || turnover <= 0n) return refuse('choice');
  const { contribution, won } = await playForJackpot({ contributionBp, turnover }, stake, seeds);
  return { jackpot: { contribution: formatMoney(contribution, currency), won } };
}

const isShare = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000;

const instantRecipe = (engine: string): Recipe => ({
  promise: promised,
  async compute(claim) {
    const { jackpot, ...choice } = claim.choice;
    const { seeds, stake } = claim;
    const game = instantGames.get(engine);
    if (!game) return refuse('game');
    const { payout, ...outcome } = await playFairly(game, game.readInput(choice), stake, seeds);
    return { outcome: { ...outcome, ...(await jackpotAgain(claim, jackpot)) }, payout };
  },
});

/** How families of engines are computed again that differ from the rest: games with rounds, and mines. */
const recipes: Readonly<Record<string, Recipe>> = {
  mines: minesRecipe,
  crash: crashRecipe,
  bingo: bingoRecipe,
  baccarat: baccaratRecipe,
};

/** How an engine is computed again; `undefined` for none of ours. */
const recipeOf = (engine: string): Recipe | undefined =>
  canVerify(engine) ? (recipes[familyOf(engine)] ?? instantRecipe(engine)) : undefined;

/** Compares what is told of both; `null` when nothing was claimed. */
function compare({ outcome }: Claim, computed: Computed): boolean | null {
  if (outcome === null) return null;
  const names = Object.keys(computed.outcome).filter((name) => name in outcome);
  if (names.length === 0) return null;
  return names.every((name) => sameFacts(computed.outcome[name], outcome[name]));
}

function samePayout(text: string, { payout }: Computed, currency: Currency): boolean | null {
  if (payout === null || text.trim() === '') return null;
  return parseMoney(text.trim(), currency) === payout;
}

/**
 * Computes a play again from what was pasted, on this device alone.
 *
 * @throws AppError `validation` with the fields that cannot be read
 * @source ours
 */
export async function recompute(values: VerifierValues): Promise<VerifierVerdict> {
  const recipe = recipeOf(values.game) ?? refuse('game');
  const claim = readClaim(values);
  const [promiseKept, computed] = await Promise.all([
    claim.commitment === '' ? null : recipe.promise(claim),
    recipe.compute(claim),
  ]);
  const same = [compare(claim, computed), samePayout(values.payout, computed, claim.currency)];
  const known = same.filter((answer) => answer !== null);
  return {
    promiseKept,
    sameOutcome: known.length === 0 ? null : known.every(Boolean),
    outcome: JSON.stringify(computed.outcome, null, 1),
    payout:
      computed.payout === null
        ? null
        : { amount: formatMoney(computed.payout, claim.currency), currency: claim.currency },
  };
}
