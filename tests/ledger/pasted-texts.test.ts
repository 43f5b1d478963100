import { describe, expect, it } from 'vitest';
import { apiTable, transactionCreateSchema, type ApiRow } from '@lobi/core/contract';
import { InvalidInput, parseInput } from '../../packages/server/src/http/parse-input.ts';
import { openSeparateWorld, rw, setUpRequests } from './set-up-requests.ts';
import type { Person } from './request-world.ts';

setUpRequests();

/** A withdrawal as sent over HTTP, to an account as typed or pasted. */
const withdrawTo = async (by: Person, account: string) =>
  rw.create(
    by,
    by,
    transactionCreateSchema.parse({
      ...{ type: 'withdraw', amount: '50000', channelId: rw.wallet.id },
      ...{ account, holder: 'Budi Santoso' },
    }),
  );

describe('a pasted account number', () => {
  it.each(['７７７１２３４５６７', '77712\u200B34567', '\u202A777-123\u00AD-4567\u202C'])(
    'a pasted account number is normalised to digits and detected as a duplicate: %j',
    async (account) => {
      await openSeparateWorld();
      const plain = await withdrawTo('stranger', '7771234567');
      const { id } = await withdrawTo('player', account);
      const shown = await rw.show('admin', id);
      expect(shown.destination?.account).toBe('7771234567');
      expect(shown.review?.duplicates).toEqual([
        expect.objectContaining({ id: plain.id, alike: 'destination' }),
      ]);
    },
  );

  it('an account number stored as typed by an earlier version is detected as a duplicate', async () => {
    await openSeparateWorld();
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

describe('a pasted profile', () => {
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
    'a profile accepts the phone %j and returns its international form',
    async (phone) => {
      expect((await update({ phone })).phone).toBe('+6281234567890');
    },
  );

  it('a profile rejects a phone of impossible length', async () => {
    await expect(update({ phone: '0819999999999999999' })).rejects.toMatchObject({
      code: 'validation',
      errors: { phone: ['validation.format'] },
    });
  });

  it('a profile stores a full-width name in plain letters and rejects one with direction marks', async () => {
    expect((await update({ name: 'Ｂｕｄｉ\u200B  Santoso' })).name).toBe('Budi Santoso');
    const error = await update({ name: 'Budi \u202Eosotnas' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidInput);
    expect((error as InvalidInput).issues).toEqual([
      { field: 'name', key: 'validation.characters', params: {} },
    ]);
  });
});
