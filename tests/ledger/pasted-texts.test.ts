import { describe, expect, it } from 'vitest';
import { apiTable, transactionCreateSchema, type ApiRow } from '@lobi/core/contract';
import { InvalidInput, parseInput } from '../../packages/server/src/http/parse-input.ts';
import { alone, rw, stageRequests } from './request-stage.ts';
import type { Person } from './request-world.ts';

stageRequests();

/** A withdrawal as it comes in over HTTP, to an account as it was typed or pasted. */
const withdrawTo = async (by: Person, account: string) =>
  rw.create(
    by,
    by,
    transactionCreateSchema.parse({
      ...{ type: 'withdraw', amount: '50000', channelId: rw.wallet.id },
      ...{ account, holder: 'Budi Santoso' },
    }),
  );

describe('an account that was pasted', () => {
  it.each(['７７７１２３４５６７', '77712\u200B34567', '\u202A777-123\u00AD-4567\u202C'])(
    'a pasted account is stored and shown as plain digits and found as a duplicate: %j',
    async (account) => {
      await alone();
      const plain = await withdrawTo('stranger', '7771234567');
      const { id } = await withdrawTo('player', account);
      const shown = await rw.show('admin', id);
      expect(shown.destination?.account).toBe('7771234567');
      expect(shown.review?.duplicates).toEqual([
        expect.objectContaining({ id: plain.id, alike: 'destination' }),
      ]);
    },
  );

  it('an account that an earlier version stored as it was typed is found as a duplicate', async () => {
    await alone();
    const plain = await withdrawTo('stranger', '7771234567');
    await rw.world.db.run('update transactions set destination_account = $2 where id = $1', [
      plain.id,
      '777-123\u200B４５６７',
    ]);
    const { id } = await withdrawTo('player', '7771234567');
    const { review } = await rw.show('admin', id);
    expect(review?.duplicates.map(({ alike }) => alike)).toEqual(['destination']);
  });
});

describe('a profile that was pasted', () => {
  const update = async (body: object) => {
    const { id } = rw.people.player;
    const { userManagement, users } = rw.world.services;
    const { version } = await users.show(rw.people.player, id);
    const row: ApiRow = apiTable['user.update'];
    const input = { params: { userId: id }, query: undefined, body: { version, ...body } };
    const parsed = parseInput(row, input).body as Parameters<typeof userManagement.update>[2];
    return userManagement.update(rw.people.player, id, parsed);
  };

  it.each(['(0812) 3456-7890', '\u202A0812 3456 7890\u202C', '+62 812-3456-7890'])(
    'a profile takes the phone %j and answers its international form',
    async (phone) => {
      expect((await update({ phone })).phone).toBe('+6281234567890');
    },
  );

  it('a profile refuses a phone of impossible length', async () => {
    await expect(update({ phone: '0819999999999999999' })).rejects.toMatchObject({
      code: 'validation',
      errors: { phone: ['validation.format'] },
    });
  });

  it('a profile stores a full-width name in plain letters and refuses one with direction marks', async () => {
    expect((await update({ name: 'Ｂｕｄｉ\u200B  Santoso' })).name).toBe('Budi Santoso');
    const refused = await update({ name: 'Budi \u202Eosotnas' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InvalidInput);
    expect((refused as InvalidInput).issues).toEqual([
      { field: 'name', key: 'validation.characters', params: {} },
    ]);
  });
});
