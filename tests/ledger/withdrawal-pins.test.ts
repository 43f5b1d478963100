import type { TransactionDetail } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { loginLimits } from '../../packages/server/src/services/auth/login-guard.ts';
import { otherPin, ownPin, wrongPin } from '@lobi/core/conformance';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import {
  createRequestWorld,
  destination,
  ownFunds,
  type Person,
  type RequestWorld,
} from './request-world.ts';
import {
  openSeparateWorld,
  balance,
  held,
  notificationsOf,
  rw,
  setUpRequests,
} from './set-up-requests.ts';
import { createWorld, once } from './world.ts';
import { queryRows } from '../query-rows.ts';

setUpRequests();
const freshWorld = setUpWorlds();

const pins = () => rw.world.services.withdrawalPins;
const setPin = (person: Person, pin: string = ownPin, currentPin?: string) =>
  pins().set(rw.people[person], { pin, currentPin });

const withdrawal = (pin?: string, { bank }: RequestWorld = rw) =>
  ({ type: 'withdraw', amount: '100000', channelId: bank.id, ...destination, pin }) as const;
const withdraw = (pin?: string, person: Person = 'player'): Promise<TransactionDetail> =>
  rw.create(person, person, withdrawal(pin));
const codeOf = (call: Promise<unknown>) => outcomeOf(call);

/** Outcomes of calls at once, counted. */
async function countOf(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(calls.map(outcomeOf)))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('a withdrawal', () => {
  it.each<Person>(['player', 'agent'])(
    'a withdrawal of a %s requires the PIN after one is set',
    async (person) => {
      expect(await pins().show(rw.people[person])).toEqual({ since: null, demanded: false });
      expect(await setPin(person)).toEqual({ since: '2026-11-01T00:00:00.000Z', demanded: false });
      expect(await codeOf(withdraw(undefined, person))).toBe('pin_required');
      expect(await codeOf(withdraw(wrongPin, person))).toBe('pin_wrong');
      expect([await held(person), await balance(person)]).toEqual([0n, ownFunds]);
      expect(await withdraw(ownPin, person)).toMatchObject({ status: 'pending' });
      expect(await held(person)).toBe(100_000n);
    },
  );

  it('a withdrawal requires no PIN when none is set, and other requests never do', async () => {
    expect(await codeOf(withdraw(wrongPin))).toBe('ok');
    await setPin('player');
    expect(await codeOf(rw.deposit('player', '100000'))).toBe('ok');
    expect(
      await codeOf(rw.create('player', 'player', { type: 'cash-out', amount: '100000' })),
    ).toBe('ok');
  });

  it('a withdrawal waits for a PIN to be set where the platform requires one', async () => {
    await openSeparateWorld({ withdrawalPin: true });
    expect(await pins().show(rw.people.player)).toEqual({ since: null, demanded: true });
    expect(await codeOf(withdraw())).toBe('pin_required');
    expect(await codeOf(withdraw(ownPin))).toBe('pin_required');
    await setPin('player');
    expect(await codeOf(withdraw(ownPin))).toBe('ok');
    expect(await codeOf(pins().end(rw.people.player, { pin: ownPin }))).toBe('conflict');
  });

  it('a withdrawal follows the current setting of the PIN', async () => {
    await openSeparateWorld();
    await rw.world.services.changes.request(rw.people.superadmin, {
      kind: 'setting.update',
      params: { name: 'withdrawalPin', value: true, version: 0 },
      reason: 'too many stolen sessions',
    });
    expect(await codeOf(withdraw())).toBe('pin_required');
  });

  it('a withdrawal by staff for a blocked user does not require the user’s PIN', async () => {
    await openSeparateWorld({ withdrawalPin: true });
    await setPin('player');
    const { admin, player } = rw.people;
    const { version } = await rw.world.services.users.show(admin, player.id);
    await rw.world.services.userManagement.changeStatus(admin, player.id, {
      ...{ status: 'blocked', reason: 'asked for a check', version },
    });
    expect(await codeOf(rw.create('admin', 'player', withdrawal()))).toBe('ok');
  });
});

describe('a PIN', () => {
  it('a PIN is changed with the previous one, removed with its own, and every change is notified', async () => {
    await setPin('player');
    expect(await codeOf(setPin('player', otherPin))).toBe('pin_required');
    expect(await codeOf(setPin('player', otherPin, wrongPin))).toBe('pin_wrong');
    await setPin('player', otherPin, ownPin);
    expect(await codeOf(withdraw(ownPin))).toBe('pin_wrong');
    expect(await codeOf(pins().end(rw.people.player, { pin: ownPin }))).toBe('pin_wrong');
    await pins().end(rw.people.player, { pin: otherPin });
    expect(await codeOf(pins().end(rw.people.player, { pin: otherPin }))).toBe('conflict');
    expect(await codeOf(setPin('player', ownPin, otherPin))).toBe('conflict');
    expect(await codeOf(withdraw())).toBe('ok');
    expect((await notificationsOf('player')).map(({ kind }) => kind)).toEqual([
      'withdrawal-pin-on',
      'withdrawal-pin-changed',
      'withdrawal-pin-off',
    ]);
  });

  it('a PIN cannot be recovered from the database', async () => {
    await setPin('player');
    await withdraw(ownPin);
    const rows = await queryRows<{ text: string }>(
      rw.world.db,
      `select withdrawal_pins::text as text from withdrawal_pins
       union all select idempotency_keys::text from idempotency_keys`,
    );
    // In these tests a hash is the text itself, protected only by the sealing.
    for (const { text } of rows) expect(text).not.toMatch(/271828|hash of/);
  });

  it('a PIN that many requests set concurrently is set once', async () => {
    const set = (pin: string, current?: string) =>
      Array.from({ length: 8 }, () => setPin('player', pin, current));
    const first = await countOf(set(ownPin));
    expect(first['ok']).toBe(1);
    expect((first['conflict'] ?? 0) + (first['pin_required'] ?? 0)).toBe(7);
    const next = await countOf(set(otherPin, ownPin));
    expect(next['ok']).toBe(1);
    expect((await notificationsOf('player')).map(({ kind }) => kind)).toEqual([
      'withdrawal-pin-on',
      'withdrawal-pin-changed',
    ]);
  });
});

describe('guesses at a PIN', () => {
  it('concurrent wrong PINs are rate-limited like sequential ones, and move no money', async () => {
    await setPin('player');
    const guesses = Array.from({ length: 20 }, (_, guess) => withdraw(String(500_001 + guess)));
    const { free } = loginLimits.own;
    expect(await countOf(guesses)).toEqual({ pin_wrong: free, rate_limited: 20 - free });
    // The right PIN waits too, on every device; other users do not.
    expect(await codeOf(withdraw(ownPin))).toBe('rate_limited');
    expect(await codeOf(setPin('player', otherPin, ownPin))).toBe('rate_limited');
    expect(await codeOf(pins().end(rw.people.player, { pin: ownPin }))).toBe('rate_limited');
    await setPin('sibling');
    expect(await codeOf(withdraw(ownPin, 'sibling'))).toBe('ok');
    expect([await held('player'), await balance('player')]).toEqual([0n, ownFunds]);
  });

  it('a correct PIN resets the count of wrong ones', async () => {
    await setPin('player');
    for (let lap = 0; lap < 3; lap += 1) {
      for (let guess = 1; guess < loginLimits.own.free; guess += 1)
        expect(await codeOf(withdraw(wrongPin))).toBe('pin_wrong');
      const { id } = await withdraw(ownPin);
      await rw.step('admin', 'reject', id);
    }
  });
});

describe('one idempotency key', () => {
  it('a withdrawal sent 30 times with one key and the PIN is created once, with one response', async () => {
    await setPin('player');
    const { transactions } = rw.world.services;
    const { player } = rw.people;
    const key = once();
    const create = (pin?: string) =>
      transactions.create(player, player.walletId, withdrawal(pin), key, 'en');
    const results = await Promise.all(Array.from({ length: 30 }, () => create(ownPin)));
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await held('player')).toBe(100_000n);
  });

  it('a repeated key of a pending withdrawal returns its response, even without the PIN', async () => {
    await setPin('player');
    const { transactions } = rw.world.services;
    const { player } = rw.people;
    for (let lap = 0; lap < 5; lap += 1) {
      const key = once();
      const create = (pin?: string) =>
        transactions.create(player, player.walletId, withdrawal(pin), key, 'en');
      const first = create(ownPin);
      const others = await Promise.allSettled([create(), create(wrongPin)]);
      const { answer } = await first;
      for (const other of others) {
        if (other.status === 'fulfilled') expect(other.value).toEqual({ answer, replayed: true });
        else expect(other.reason).toMatchObject({ code: expect.stringMatching(/^pin_/) });
      }
      expect(await create()).toEqual({ answer, replayed: true });
      await rw.step('admin', 'reject', answer.id);
      expect(await held('player')).toBe(0n);
    }
  });

  it('a repeated key returns its response under changed requirements, and only to its user', async () => {
    await openSeparateWorld({ withdrawalPin: true });
    await setPin('player');
    const { transactions } = rw.world.services;
    const { player, sibling, agent } = rw.people;
    const key = once();
    const create = (pin?: string, by = player) =>
      transactions.create(by, player.walletId, withdrawal(pin), key, 'en');
    expect(await codeOf(create(wrongPin))).toBe('pin_wrong');
    const { answer } = await create(ownPin);
    await setPin('player', otherPin, ownPin);
    for (const pin of [undefined, ownPin, wrongPin])
      expect(await create(pin)).toEqual({ answer, replayed: true });
    await pins().reset(rw.people.admin, player.id);
    expect(await create()).toEqual({ answer, replayed: true });
    expect(await codeOf(create(otherPin, sibling))).toBe('not_found');
    expect(await codeOf(create(otherPin, agent))).toBe('forbidden');
    expect(await held('player')).toBe(100_000n);
  });
});

describe('a change between the PIN check and the transfer', () => {
  /** Runs `change` after the PIN was verified and before the transaction begins. */
  async function meanwhile(
    change: (world: RequestWorld) => Promise<unknown>,
    { pin, isSet = true }: { readonly pin?: string; readonly isSet?: boolean },
  ): Promise<string> {
    const { db } = await freshWorld();
    let isLookedAt = false;
    let before: () => Promise<unknown> = async () => undefined;
    const requestWorld = await createRequestWorld(
      createWorld({
        ...db,
        run: async (query, values) => {
          const rows = await db.run(query, values);
          // A correct PIN resets the count of wrong guesses.
          isLookedAt ||= query === 'delete from guesses where kind = $1 and key = $2';
          return rows;
        },
        transaction: async (work) => {
          if (isLookedAt) {
            const now = before;
            before = async () => undefined;
            await now();
          }
          return db.transaction(work);
        },
      }),
    );
    const { player } = requestWorld.people;
    if (isSet) await requestWorld.world.services.withdrawalPins.set(player, { pin: ownPin });
    isLookedAt = pin === undefined;
    before = () => change(requestWorld);
    const outcome = await codeOf(
      requestWorld.create('player', 'player', withdrawal(pin, requestWorld)),
    );
    expect(await requestWorld.held(player)).toBe(outcome === 'ok' ? 100_000n : 0n);
    return outcome;
  }

  const set = (currentPin?: string) => (requestWorld: RequestWorld) =>
    requestWorld.world.services.withdrawalPins.set(requestWorld.people.player, {
      pin: otherPin,
      currentPin,
    });

  it('a withdrawal is rejected if another PIN is set before the money moves', async () => {
    expect(await meanwhile(set(ownPin), { pin: ownPin })).toBe('pin_wrong');
  });

  it('a withdrawal requires a PIN that is set before the money moves', async () => {
    expect(await meanwhile(set(), { isSet: false })).toBe('pin_required');
  });

  it('a withdrawal requires no PIN if it is removed before the money moves', async () => {
    const reset = ({ world, people }: RequestWorld) =>
      world.services.withdrawalPins.reset(people.admin, people.player.id);
    expect(await meanwhile(reset, { pin: ownPin })).toBe('ok');
  });

  it('a withdrawal concurrent with a PIN change uses the valid PIN or fails', async () => {
    let [now, next] = [ownPin as string, otherPin as string];
    await setPin('player', now);
    for (let lap = 0; lap < 8; lap += 1) {
      const [created] = await Promise.all([
        withdraw(now).catch((error: unknown) => error as { code: string }),
        setPin('player', next, now),
      ]);
      if ('id' in created) await rw.step('admin', 'reject', created.id);
      else expect(created.code).toBe('pin_wrong');
      expect([await held('player'), await balance('player')]).toEqual([0n, ownFunds]);
      [now, next] = [next, now];
    }
  });
});

describe('help for a user who forgot the PIN', () => {
  it.each<[Person, string]>([
    ['admin', 'ok'],
    ['superadmin', 'ok'],
    ['player', 'forbidden'],
    ['stranger', 'not_found'],
  ])('a PIN reset by %s: %s', async (person, outcome) => {
    await setPin('player');
    const { users } = rw.world.services;
    const { player } = rw.people;
    const actor = rw.people[person];
    const isStaff = outcome === 'ok';
    if (outcome !== 'not_found')
      expect((await users.show(actor, player.id)).actions.includes('reset-withdrawal-pin')).toBe(
        isStaff,
      );
    expect(await codeOf(pins().reset(actor, player.id))).toBe(outcome);
    expect((await pins().show(player)).since === null).toBe(isStaff);
  });

  it('a PIN reset notifies its owner, is in the activity, and is offered once', async () => {
    await setPin('player');
    const { admin, player } = rw.people;
    await pins().reset(admin, player.id);
    expect((await notificationsOf('player')).at(-1)).toMatchObject({ kind: 'withdrawal-pin-off' });
    const { data } = await rw.world.services.activity.list(player, player.id, {});
    expect(data.map(({ action }) => action)).toContain('withdrawal-pin-off');
    expect(await codeOf(pins().reset(admin, player.id))).toBe('conflict');
    const { actions } = await rw.world.services.users.show(admin, player.id);
    expect(actions).not.toContain('reset-withdrawal-pin');
    expect(await codeOf(setPin('player', otherPin))).toBe('ok');
  });
});
