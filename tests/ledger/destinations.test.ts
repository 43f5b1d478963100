import { describe, expect, it } from 'vitest';
import { outcomeOf } from './test-users.ts';
import { openSeparateWorld, rw, setUpRequests } from './set-up-requests.ts';

setUpRequests();

const banks = [
  { code: 'BCA', name: 'Bank Central Asia' },
  { code: 'BRI', name: 'Bank Rakyat Indonesia' },
];
const withdraw = async (fields: object, change: object = {}) => {
  const { id: channelId } = await rw.channel({
    institutions: banks,
    branch: 'required',
    ...change,
  });
  return rw.create('player', 'player', {
    ...{ type: 'withdraw', amount: '50000', channelId },
    ...{ account: '1234567890', holder: 'Budi Santoso', ...fields },
  });
};

describe('the destination of a payout', () => {
  it('the destination of a payout is stored and shown to the reviewer with everything the channel requires', async () => {
    await openSeparateWorld();
    const { id } = await withdraw({ institution: 'BRI', branch: 'Kuta' });
    expect((await rw.show('admin', id)).destination).toEqual({
      institution: { code: 'BRI', name: 'Bank Rakyat Indonesia' },
      account: '1234567890',
      holder: 'Budi Santoso',
      branch: 'Kuta',
    });
  });

  it('a payout without a listed bank or the branch is rejected without a hold', async () => {
    await openSeparateWorld();
    const held = await rw.held(rw.people.player);
    expect(await outcomeOf(withdraw({ branch: 'Kuta' }))).toBe('validation');
    expect(await outcomeOf(withdraw({ institution: 'BNI', branch: 'Kuta' }))).toBe('validation');
    expect(await outcomeOf(withdraw({ institution: 'BCA' }))).toBe('validation');
    expect(await rw.held(rw.people.player)).toBe(held);
  });

  it('the destination of an older request, which names no bank, stays readable', async () => {
    await openSeparateWorld();
    const { id } = await withdraw({}, { institutions: [], branch: 'none' });
    expect((await rw.show('admin', id)).destination).toEqual({
      institution: null,
      account: '1234567890',
      holder: 'Budi Santoso',
      branch: null,
    });
  });
});

describe('the holder of the account', () => {
  const matchOf = async (name: string | null) => {
    await openSeparateWorld();
    const { id } = rw.people.player;
    await rw.world.db.run('update users set verified_name = $2 where id = $1', [id, name]);
    const created = await withdraw({}, { institutions: [], branch: 'none' });
    const { review } = await rw.show('admin', created.id);
    expect((await rw.show('player', created.id)).review).toBeNull();
    return review?.holderMatch;
  };

  it('the account holder is compared with the verified name, for the reviewer only', async () => {
    expect(await matchOf('BUDI SANTOSO')).toBe('match');
    expect(await matchOf('Siti Rahma')).toBe('mismatch');
    expect(await matchOf(null)).toBe('unknown');
  });

  it('the account holder is compared with the name as it was when identity was verified', async () => {
    const admin = rw.people.admin;
    const { userManagement, users } = rw.world.services;
    const player = await rw.world.user({ status: 'pending' });
    const rename = async (name: string) => {
      const { version } = await users.show(admin, player.id);
      await userManagement.update(admin, player.id, { version, name });
    };
    await rename('Budi Santoso');
    const { version } = await users.show(admin, player.id);
    const body = {
      status: 'activated',
      verified: true,
      reason: 'papers were seen',
      version,
    } as const;
    await userManagement.changeStatus(admin, player.id, body);
    await rename('Siti Rahma');
    const row = await rw.world.db.row('select verified_name as name from users where id = $1', [
      player.id,
    ]);
    expect(row).toEqual({ name: 'Budi Santoso' });
  });
});
