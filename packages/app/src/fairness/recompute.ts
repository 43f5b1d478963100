import { currencies, formatMoney, parseMoney, type Currency } from '@lobi/core/contract';
import {
  asCommitment,
  asServerSeed,
  drawOf,
  gameNameOf,
  instantGames,
  matchesCommitment,
  playFairly,
  playForJackpot,
  isSameOutcome,
  stepGameOf,
  type GameNameOf,
  type InstantGame,
  type StepGame,
  type StepRun,
} from '@lobi/core/games';
import type { VerifierValues, VerifierVerdict } from '@lobi/ui/games';
import { baccaratRecipe } from '../games/baccarat/baccarat.verifier.ts';
import { bingoRecipe } from '../games/bingo/bingo.verifier.ts';
import { crashRecipe } from '../games/crash/crash.verifier.ts';
import { refuse, type Claim, type Computed, type Facts, type Recipe } from '../games/recipe.ts';

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

/** Accepts digits only: other notations of numbers, such as `1e2`, are rejected. */
const readWhole = (text: string): number => {
  const digits = text.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

function readClaim(values: VerifierValues): Claim {
  const nonce = readWhole(values.nonce);
  if (values.serverSeed.trim() === '') refuse('serverSeed');
  if (!Number.isSafeInteger(nonce) || nonce < 1) refuse('nonce');
  const code = values.currency.trim().toUpperCase();
  const currency = isCurrency(code) ? code : refuse('currency');
  const stake = parseMoney(values.amount.trim() || '0', currency);
  return {
    // Every character of a seed counts, but pasted text often ends with a line break.
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
  matchesCommitment(seeds.serverSeed, asCommitment(commitment));

/** The jackpot draw of a game whose choice includes its terms; the pool does not depend on the seeds. */
async function jackpotAgain({ seeds, stake, currency }: Claim, terms: unknown): Promise<Facts> {
  if (terms === undefined) return {};
  const { contributionBp, turnover: text } = isFacts(terms) ? terms : refuse('choice');
  const turnover = typeof text === 'string' ? parseMoney(text, currency) : undefined;
  if (!isShare(contributionBp) || turnover === undefined || turnover <= 0n) return refuse('choice');
  const { contribution, won } = await playForJackpot({ contributionBp, turnover }, stake, seeds);
  return { jackpot: { contribution: formatMoney(contribution, currency), won } };
}

/** Games with steps: the seeds determine the hidden part, the player chooses the steps. */
const stepsRecipe = (steps: StepGame<unknown, StepRun>): Recipe => ({
  promise: promised,
  async compute({ seeds, stake, choice, outcome }) {
    const started = steps.start(steps.readStart(choice), await drawOf(seeds, steps.words));
    const run = steps.replay(started, outcome);
    return { outcome: { ...steps.reveal(run) }, payout: steps.payout(run, stake) };
  },
});

const isShare = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000;

const instantRecipe = (game: InstantGame<unknown> | undefined): Recipe => ({
  promise: promised,
  async compute(claim) {
    const { jackpot, ...choice } = claim.choice;
    const { seeds, stake } = claim;
    if (!game) return refuse('game');
    const { payout, ...outcome } = await playFairly(game, game.readInput(choice), stake, seeds);
    return { outcome: { ...outcome, ...(await jackpotAgain(claim, jackpot)) }, payout };
  },
});

/** Games with rounds, each with its own verification. */
const roundRecipes: { readonly [Name in GameNameOf<'rounds'>]: Recipe } = {
  crash: crashRecipe,
  bingo: bingoRecipe,
  baccarat: baccaratRecipe,
};

const isRound = (name: string): name is GameNameOf<'rounds'> => Object.hasOwn(roundRecipes, name);

/**
 * Returns the function that recomputes an engine's plays; `undefined` for engines that are not
 * ours.
 */
function recipeOf(engine: string): Recipe | undefined {
  const name = gameNameOf(engine);
  if (name === undefined) return undefined;
  const steps = stepGameOf(engine);
  if (steps) return stepsRecipe(steps);
  return isRound(name) ? roundRecipes[name] : instantRecipe(instantGames.get(engine));
}

/** Compares the properties that both have; `null` without a claimed outcome. */
function compare({ outcome }: Claim, computed: Computed): boolean | null {
  if (outcome === null) return null;
  const names = Object.keys(computed.outcome).filter((name) => name in outcome);
  if (names.length === 0) return null;
  return names.every((name) => isSameOutcome(computed.outcome[name], outcome[name]));
}

function samePayout(text: string, { payout }: Computed, currency: Currency): boolean | null {
  if (payout === null || text.trim() === '') return null;
  return parseMoney(text.trim(), currency) === payout;
}

/**
 * Recomputes a play from pasted values, on this device only.
 * @param ownGame rules of the engine if it is a custom game
 * @throws AppError `validation` with the invalid fields
 * @source ours
 */
export async function recompute(
  values: VerifierValues,
  ownGame?: InstantGame<unknown>,
): Promise<VerifierVerdict> {
  const recipe = (ownGame ? instantRecipe(ownGame) : recipeOf(values.game)) ?? refuse('game');
  const claim = readClaim(values);
  const [commitmentMatches, computed] = await Promise.all([
    claim.commitment === '' ? null : recipe.promise(claim),
    recipe.compute(claim),
  ]);
  const same = [compare(claim, computed), samePayout(values.payout, computed, claim.currency)];
  const known = same.filter((answer) => answer !== null);
  return {
    commitmentMatches,
    sameOutcome: known.length === 0 ? null : known.every(Boolean),
    outcome: JSON.stringify(computed.outcome, null, 1),
    payout:
      computed.payout === null
        ? null
        : { amount: formatMoney(computed.payout, claim.currency), currency: claim.currency },
  };
}
