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

describe('factsOf', () => {
  test('a placed bet updates the wallet, with its stake taken', () => {
    expect(factsOf(apiTable['bet.place'], { data: { id: 'b1' }, wallet })).toEqual({ wallet });
  });

  test('the details of a wallet update the wallet without its owner', () => {
    const data = { ...wallet, owner: { id: 'u1' } };
    expect(factsOf(apiTable['wallet.show'], { data })).toEqual({ wallet });
  });

  test('a declared round updates the round, and a game that was opened updates the game', () => {
    expect(factsOf(apiTable['round.declare'], { data: { id: 'r1' } })).toEqual({
      round: { id: 'r1' },
    });
    expect(factsOf(apiTable['game.show'], { data: { id: 'g1' } })).toEqual({ game: { id: 'g1' } });
  });

  test('a confirmed second factor marks the held user as outdated', () => {
    expect(factsOf(apiTable['second-factor.confirm'], undefined)).toEqual({ isUserOld: true });
  });

  test('a list of bets updates nothing in the machines', () => {
    expect(factsOf(apiTable['bet.list'], { data: [], meta: {} })).toEqual({});
  });
});

const rows = (Object.entries(apiTable) as [ApiName, ApiRow][]).filter(([, { updates }]) => updates);

/** Schemas of the values that a row names as updated by its response. */
const schemasOf: Readonly<Record<string, readonly z.ZodMiniType[]>> = {
  wallet: [walletSchema, walletDetailSchema],
  round: [roundSchema],
  game: [gameSchema],
};

describe('responses with updates', () => {
  test.each(rows)('the response of %s contains the objects that its row updates', (_, row) => {
    const { user, ...fields } = row.updates ?? {};
    const shape = (row.answer as z.ZodMiniObject | undefined)?.shape as
      | Readonly<Record<string, z.ZodMiniType>>
      | undefined;
    for (const [fact, field] of Object.entries(fields)) {
      expect(schemasOf[fact]).toContain(shape?.[field]);
    }
    expect(user === undefined || Object.keys(fields).length === 0).toBe(true);
  });
});
