import type { Play, Table } from '@lobi/core/contract';
import type { VerifierValues } from '@lobi/ui/games';
import { gamePayoutText } from '../games/play-frame/game-payout.ts';

const asJson = (facts: unknown): string =>
  facts === null || facts === undefined ? '' : JSON.stringify(facts, null, 1);

/**
 * Returns the known facts of a jackpot: the terms beside the choice, and the result of the draw
 * beside the outcome.
 */
const jackpotFacts = ({ jackpot }: Play) =>
  jackpot
    ? {
        terms: {
          jackpot: { contributionBp: jackpot.contributionBp, turnover: jackpot.turnover },
        },
        drawn: { jackpot: { contribution: jackpot.contribution, won: jackpot.won !== null } },
      }
    : { terms: {}, drawn: {} };

/** Returns the initial values of the verifier for a play under a player's own seeds. */
export function valuesOfPlay(play: Play): VerifierValues {
  const { fairness } = play;
  const { terms, drawn } = jackpotFacts(play);
  return {
    game: play.game.engine,
    serverSeed: fairness?.serverSeed ?? '',
    commitment: fairness?.commitment ?? '',
    clientSeed: fairness?.clientSeed ?? '',
    nonce: fairness === null ? '' : String(fairness.nonce),
    amount: play.amount,
    currency: play.currency,
    choice: asJson({ ...play.choice, ...terms }),
    outcome: asJson(play.outcome && { ...play.outcome, ...drawn }),
    payout: play.payout === null ? '' : gamePayoutText(play),
  };
}

/**
 * Returns the initial values of the verifier for a play of a shared round: its hash, and the preceding
 * hash, from the past rounds of the table.
 */
export function valuesOfRound(play: Play, { chain, history }: Table): VerifierValues {
  const number = play.round?.number ?? 0;
  const hashOf = (roundNumber: number): string | undefined =>
    history.find((round) => round.number === roundNumber)?.hash;
  return {
    ...valuesOfPlay(play),
    serverSeed: hashOf(number) ?? '',
    commitment: hashOf(number - 1) ?? (number === 1 ? chain.published : ''),
    clientSeed: chain.salt,
    nonce: String(number),
    choice: asJson({ ...play.choice, playId: play.id }),
  };
}

/** Returns the initial values of the verifier for a finished round of a table, without a play. */
export function valuesOfPastRound(table: Table, roundId: string): VerifierValues | null {
  const past = table.history.find((round) => round.roundId === roundId);
  if (!past) return null;
  const { chain, history, currency } = table;
  const before = history.find(({ number }) => number === past.number - 1)?.hash;
  return {
    game: table.state.engine,
    serverSeed: past.hash,
    commitment: before ?? (past.number === chain.firstNumber ? chain.published : ''),
    clientSeed: chain.salt,
    nonce: String(past.number),
    amount: '',
    currency,
    choice: '{}',
    outcome: '',
    payout: '',
  };
}
