import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { rememberSignIn } from '../../packages/server/src/services/people/account-holds.ts';
import { runPersonSearches } from '../../packages/server/src/services/people/person-searches.ts';
import { endDueBreaks } from '../../packages/server/src/services/protection/breaks.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { lockUsersWithWallets } from '../../packages/server/src/store/users.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { silentLog, type World } from '../ledger/world.ts';
import { createResemblanceWorld, siti, type ResemblanceWorld } from './resemblance-world.ts';

const freshWorld = setUpWorlds();

let world: World;
let agent: Actor;
let admin: Actor;
let shown: ResemblanceWorld['shown'];
let change: ResemblanceWorld['change'];
let edit: ResemblanceWorld['edit'];

beforeEach(async () => {
  world = await freshWorld();
  ({ agent, admin, shown, change, edit } = await createResemblanceWorld(world));
});

/** Searches for other accounts of recently excluded users, as every node does each second. */
const search = (db = world.db): Promise<number> =>
  runPersonSearches(
    {
      db,
      log: silentLog,
      wakeOutbox: () => undefined,
      onSessionEnded: (id) => world.endedSessions.push(id),
    },
    world.clock.now,
  );
const openSearches = () => world.db.rows('select user_id from person_searches');

describe('an active account whose owner is excluded under another name', () => {
  const phone = '+6287777777777';
  let player: Actor;
  let other: Actor;
  beforeEach(async () => {
    await search();
    player = await world.user({ funds: 1_000_000n });
    other = await world.user();
    for (const user of [player, other]) await edit(user, user, { phone });
  });

  const signIn = (user: Actor, device: string) =>
    world.db.transaction(async (tx) => {
      await lockUsersWithWallets(tx, [user.id]);
      await rememberSignIn(tx, user, { device, address: '198.51.100.1' });
    });

  const exclusions: readonly (readonly [
    what: string,
    exclude: () => Promise<unknown>,
    status: string,
  ])[] = [
    ['excludes themselves', () => world.services.breaks.start(other, '5y'), 'restricted'],
    ['takes a time-out', () => world.services.breaks.start(other, '24h'), 'restricted'],
    [
      'is excluded at the request of others',
      () =>
        world.services.exclusions.create(admin, other.id, {
          ...{ length: '6m', reason: 'papers seen', verified: true },
          applicant: { name: 'Sri Wahyuni', relation: 'spouse' },
        }),
      'restricted',
    ],
    ['is blocked', () => change(admin, other, { status: 'blocked' }), 'blocked'],
  ];
  // id: excluded-owner-other-accounts
  it.each(exclusions)(
    'an active account is restricted and held for staff when the owner %s',
    async (_, exclude, status) => {
      await exclude();
      expect(await search()).toBe(1);
      expect(await shown(admin, player)).toMatchObject({
        status: 'restricted',
        hold: {
          matches: [{ user: { id: other.id, username: other.username }, signs: ['phone'], status }],
        },
      });
      const { roundId } = await world.openRound();
      expect(await outcomeOf(world.bet(player, roundId, 'meron', '1000'))).toBe(
        'account_restricted',
      );
      expect(await openSearches()).toEqual([]);
    },
  );

  it('a held account is signed out everywhere, and no other account is', async () => {
    const sessions = createSessionStore(world.db);
    const start = ({ id: userId }: Actor) =>
      sessions.start({
        userId,
        tokenHash: Buffer.from(`token of ${userId}`),
        cookieHash: Buffer.from(`cookie of ${userId}`),
        address: '198.51.100.1',
        userAgent: undefined,
      });
    const { id } = await start(player);
    await start(agent);
    await world.services.breaks.start(other, '5y');
    await search();
    expect(world.endedSessions).toEqual([id]);
    expect(await sessions.listRunning(player.id)).toEqual([]);
    expect(await sessions.listRunning(agent.id)).toHaveLength(1);
  });

  it('a hold is in the activity log for staff, and not in that of its owner', async () => {
    await world.services.breaks.start(other, '5y');
    await search();
    const { data } = await world.services.activity.log(admin, { action: 'account-hold' });
    expect(data).toEqual([
      expect.objectContaining({
        user: null,
        subjects: [{ kind: 'user', id: player.id, name: player.username }],
      }),
    ]);
    const ownActivity = await world.services.activity.list(player, player.id, {});
    expect(ownActivity.data.map(({ action }) => action)).toEqual(['status-change']);
  });

  it('an account that staff compared is activated, and not held again for the same signs', async () => {
    await world.services.breaks.start(other, '24h');
    await search();
    expect(await outcomeOf(change(agent, player, {}))).not.toBe('ok');
    await change(admin, player, { compared: true });
    await world.services.breaks.start(other, '5y');
    expect(await search()).toBe(0);
    expect((await shown(admin, player)).status).toBe('activated');
  });

  it('an account stays active with one weak sign, as staff, and once the break is over', async () => {
    const alike = await world.user();
    for (const user of [alike, admin]) {
      await edit(user, user, user === alike ? { name: 'Same Name' } : { phone });
    }
    await edit(other, other, { name: 'Same Name' });
    await world.services.breaks.start(other, '24h');
    world.clock.now = new Date('2026-11-03T00:00:00Z');
    await endDueBreaks(world.db, world.clock.now);
    expect(await search()).toBe(0);
    await world.services.breaks.start(other, '24h');
    expect(await search()).toBe(1);
    expect((await shown(admin, alike)).status).toBe('activated');
    expect((await shown(admin, admin)).status).toBe('activated');
    expect((await shown(admin, player)).status).toBe('restricted');
  });

  it('an account is held even if the node stops between the exclusion and the search', async () => {
    await world.services.breaks.start(other, '5y');
    expect(await openSearches()).toEqual([{ user_id: other.id }]);
    const db: Database = {
      ...world.db,
      transaction: () => Promise.reject(new Error('the node ends')),
    };
    const failing = search(db);
    await expect(failing).rejects.toThrow('the node ends');
    expect(await openSearches()).toEqual([{ user_id: other.id }]);
    expect(await search()).toBe(1);
  });

  it('an account is held once when several nodes search at once', async () => {
    await world.services.breaks.start(other, '5y');
    const held = await Promise.all([search(), search(), search()]);
    expect(held.filter((count) => count > 0)).toEqual([1]);
    expect(await world.db.rows('select id from account_holds')).toHaveLength(1);
  });

  it('no more than twenty accounts are held because of one excluded user', async () => {
    for (let count = 1; count <= 25; count += 1) {
      const user = await world.user();
      await edit(user, user, { phone });
    }
    await world.services.breaks.start(other, '5y');
    expect(await search()).toBe(20);
    expect(await search()).toBe(0);
    expect(await openSearches()).toEqual([]);
  });

  it('a sign-in with the browser of an excluded user holds the account, but not in a browser it has used before', async () => {
    const stranger = await world.user();
    await signIn(stranger, siti.device);
    expect((await shown(admin, stranger)).status).toBe('restricted');
    // Sign-ins are recorded with the time of the database.
    world.clock.now = new Date();
    await change(admin, stranger, { compared: true });
    await signIn(stranger, siti.device);
    expect((await shown(admin, stranger)).status).toBe('activated');
  });

  // id: excluded-owner-same-browser
  it('an account is held although it signs in with the same browser while the owner is excluded', async () => {
    const stranger = await world.user();
    await signIn(other, 'SameBrowser12345');
    const signedIn = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    // It sees no exclusion yet, and no search sees its browser yet.
    const late = world.db.transaction(async (tx) => {
      await lockUsersWithWallets(tx, [stranger.id]);
      const traces = { device: 'SameBrowser12345', address: '198.51.100.9' };
      await rememberSignIn(tx, stranger, traces);
      signedIn.resolve();
      await mayCommit.promise;
    });
    await signedIn.promise;
    await world.services.breaks.start(other, '5y');
    const first = await search();
    const open = await openSearches();
    mayCommit.resolve();
    await late;
    expect({ first, open }).toEqual({ first: 1, open: [{ user_id: other.id }] });
    expect((await shown(admin, stranger)).status).toBe('activated');
    expect(await search()).toBe(1);
    expect(await shown(admin, stranger)).toMatchObject({
      status: 'restricted',
      hold: { matches: [{ signs: ['device'] }] },
    });
    expect(await openSearches()).toEqual([]);
  });

  it('an account is held in every order of concurrent exclusions and sign-ins', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async () => [await world.user(), await world.user()] as const),
    );
    const searches: Promise<number>[] = [];
    await Promise.all(
      pairs.flatMap(([first, second], index) => [
        signIn(first, `SharedBrowser${index}ab`).then(async () => {
          await world.services.breaks.start(first, '5y');
          searches.push(search());
        }),
        signIn(second, `SharedBrowser${index}ab`),
      ]),
    );
    await Promise.all(searches);
    await search();
    for (const [, second] of pairs) {
      expect((await shown(admin, second)).status).toBe('restricted');
    }
    expect(await openSearches()).toEqual([]);
  });

  it('a bet concurrent with a hold is placed before it, or not at all', async () => {
    const { roundId } = await world.openRound();
    const before = await world.balanceOf(player);
    await world.services.breaks.start(other, '5y');
    const [, ...outcomes] = await Promise.all([
      search(),
      ...Array.from({ length: 6 }, () => outcomeOf(world.bet(player, roundId, 'meron', '1000'))),
    ]);
    const placed = outcomes.filter((outcome) => outcome === 'ok').length;
    expect(
      outcomes.filter((outcome) => outcome !== 'ok' && outcome !== 'account_restricted'),
    ).toEqual([]);
    expect(before - (await world.balanceOf(player))).toBe(BigInt(placed) * 100_000n);
    expect(await outcomeOf(world.bet(player, roundId, 'meron', '1000'))).toBe('account_restricted');
  });
});
