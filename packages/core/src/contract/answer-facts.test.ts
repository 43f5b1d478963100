import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { ApiRow } from './api/api-row.ts';
import { apiTable, type ApiName } from './api/index.ts';
import { gameSchema } from './schemas/game.ts';
import { roundSchema } from './schemas/round.ts';
import { walletDetailSchema, walletSchema } from './schemas/wallet.ts';
import { factsOf } from './answer-facts.ts';

const wallet = {
  id: 'w1',
  balance: '100',
  held: '0',
  available: '100',
  currency: 'IDR',
  version: 3,
};

describe('what an answer tells the machines', () => {
  test('a placed bet tells the wallet after its stake', () => {
    expect(factsOf('bet.place', { data: { id: 'b1' }, wallet })).toEqual({ wallet });
  });

  test('the details of a wallet tell the wallet without its owner', () => {
    const data = { ...wallet, owner: { id: 'u1' } };
    expect(factsOf('wallet.show', { data })).toEqual({ wallet });
  });

  test('a declared round tells the round, and a game that was opened tells the game', () => {
    expect(factsOf('round.declare', { data: { id: 'r1' } })).toEqual({ round: { id: 'r1' } });
    expect(factsOf('game.show', { data: { id: 'g1' } })).toEqual({ game: { id: 'g1' } });
  });

  test('a confirmed second factor tells that the user who is held is old', () => {
    expect(factsOf('second-factor.confirm', undefined)).toEqual({ isUserOld: true });
  });

  test('a list of bets tells the machines nothing', () => {
    expect(factsOf('bet.list', { data: [], meta: {} })).toEqual({});
  });
});

const rows = (Object.entries(apiTable) as [ApiName, ApiRow][]).filter(([, { tells }]) => tells);

/** Schemas whose answers may be taken for the thing that a row says is there. */
const schemasOf: Readonly<Record<string, readonly z.ZodMiniType[]>> = {
  wallet: [walletSchema, walletDetailSchema],
  round: [roundSchema],
  game: [gameSchema],
};

describe('answers that tell', () => {
  test.each(rows)('the answer of %s has what its row says that it tells', (_, row) => {
    const { user, ...places } = row.tells ?? {};
    const shape = (row.answer as z.ZodMiniObject | undefined)?.shape as
      Readonly<Record<string, z.ZodMiniType>> | undefined;
    for (const [thing, place] of Object.entries(places)) {
      expect(schemasOf[thing]).toContain(shape?.[place]);
    }
    expect(user === undefined || Object.keys(places).length === 0).toBe(true);
  });
});
