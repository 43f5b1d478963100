import * as z from 'zod/mini';
import type { ServerSeed } from '../fairness/seeds.ts';
import { drawOf } from '../fairness/draw.ts';
import { readInput } from '../read-input.ts';
import { bingoCard, bingoWords, callOrder, type BingoCard } from './bingo-card.ts';

/** Maximum cards per play. @source ours */
export const maximumBingoCards = 12;

/** Choice of a player before a bingo round: the number of cards. Each costs the card price. */
export interface BingoChoice {
  readonly cards: number;
}

const schema = z.strictObject({ cards: z.int().check(z.minimum(1), z.maximum(maximumBingoCards)) });

/** Parses a player's choice. Errors: `validation`, with the fields. */
export const readBingoChoice = (value: unknown): BingoChoice => readInput(schema, value);

/** Seeds that decide a bingo round: its hash in the chain, the salt of the chain, its number. */
export interface BingoSeeds {
  readonly hash: ServerSeed;
  readonly salt: string;
  readonly number: number;
}

/** The order in which a round calls its balls. @source ours */
export const bingoOrder = async ({ hash, salt, number }: BingoSeeds): Promise<number[]> =>
  callOrder(await drawOf({ serverSeed: hash, clientSeed: salt, nonce: number }, bingoWords.balls));

/**
 * The cards of one play: drawn from the round's hash and the play's id, so that anyone can reproduce
 * them once the hash is known. They reveal nothing about the order of the balls.
 * @source ours
 */
export const bingoCardsOf = (
  { hash, salt }: BingoSeeds,
  playId: string,
  cards: number,
): Promise<BingoCard[]> =>
  Promise.all(
    Array.from({ length: cards }, async (_, index) =>
      bingoCard(
        await drawOf(
          { serverSeed: hash, clientSeed: `${salt}:${playId}`, nonce: index + 1 },
          bingoWords.card,
        ),
      ),
    ),
  );
