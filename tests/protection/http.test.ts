import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activity, Game, PlaySession, Settings, User } from '@lobi/core/contract';
import { policyFor } from '../../packages/core/src/policy/index.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import {
  type Answer,
  type ContractKit,
  type HttpSession,
  createContractKit,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

let kit: ContractKit;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  // The fields of a registration have tests of their own; newcomers of the kit send none.
  const rules = { ...defaultRules, policy: { ...policyFor('gb'), registrationAsks: [] } };
  const platform = await startTestPlatform({ rules });
  stop = platform.stop;
  kit = createContractKit(platform.origin);
});
afterAll(() => stop());

const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;
const playOf = async (session: HttpSession) =>
  dataOf<PlaySession>(await session.call('play-session.show'));

describe('a platform in a jurisdiction', () => {
  it('a platform publishes the policy of its jurisdiction to all clients', async () => {
    const { app } = dataOf<Settings>(await kit.guest().call('settings.show'));
    expect(app.minimumAge).toBe(18);
    expect(app.policy).toEqual({
      jurisdiction: 'gb',
      autoPlay: false,
      turbo: false,
      freePlay: false,
      oneGameAtATime: true,
      limitsMandatory: false,
      registrationAsks: [],
    });
  });

  it('a platform lists no game that its jurisdiction forbids', async () => {
    const games = dataOf<Game[]>(
      await kit.guest().call('game.list', { query: { perPage: '100' } }),
    );
    expect(games.filter(({ category }) => category === 'cockfight')).toEqual([]);
    const ownGames = dataOf<Game[]>(
      await (await kit.as('declare')).call('game.list', { query: { own: 'true' } }),
    );
    expect(ownGames.map(({ category }) => category)).toContain('cockfight');
  });
});

describe('the agreement to the notice', () => {
  const agreement = { noticeVersion: '1' };
  const password = 'lampion-malam-7';
  const register = async (body: object = {}) => {
    const session = kit.guest();
    const username = `agrees-${crypto.randomUUID().slice(0, 8)}`;
    const answer = await session.call('auth.register', {
      body: { username, password, passwordConfirmation: password, ...body },
    });
    session.token = (answer.body as { token: string }).token;
    return { session, username };
  };
  const playDice = async (session: HttpSession) => {
    const answer = await session.call('play.create', {
      params: { gameId: await kit.houseGameId('dice') },
      body: { amount: '1000', choice: { direction: 'under', target: 5_000 } },
    });
    return (answer.body as { code?: string }).code;
  };

  it('an agreement is recorded with a registration', async () => {
    expect(await playDice((await register()).session)).toBe('agreement_required');
    expect(await playDice((await register({ agreement })).session)).toBe('insufficient_funds');
  });

  it('an agreement is recorded with a sign-in', async () => {
    const { username } = await register();
    const session = kit.guest();
    const signIn = async (body: object) => {
      const answer = await session.call('auth.login', { body: { username, password, ...body } });
      session.token = (answer.body as { token: string }).token;
    };
    await signIn({});
    expect(await playDice(session)).toBe('agreement_required');
    await signIn({ agreement });
    expect(await playDice(session)).toBe('insufficient_funds');
  });

  it('an agreement is recorded while the player is signed in', async () => {
    const { session } = await register();
    expect(await playDice(session)).toBe('agreement_required');
    await session.call('auth.agreement', { body: agreement });
    expect(await playDice(session)).toBe('insufficient_funds');
  });
});

describe('a player who signs in', () => {
  it('a player may stake immediately after the sign-in', async () => {
    const { session } = await kit.newcomer();
    const play = await playOf(session);
    expect(play).toMatchObject({ staked: '0', net: '0', check: { minutes: 60, isDue: false } });
    expect(Date.parse(play.startedAt)).toBeLessThanOrEqual(Date.parse(play.now));
    expect((await playOf(session)).startedAt).toBe(play.startedAt);
  });

  // id: protection-changes-logged
  it('every change that protects a player is in the activity log', async () => {
    const { session, self } = await kit.newcomer();
    const params = { userId: self.id };
    await session.call('limit.set', {
      params,
      body: { kind: 'loss', period: '7d', amount: '100000' },
    });
    await session.call('reality-check.acknowledge');
    const answer = await session.call('break.start', { body: { length: '1y' } });
    expect(dataOf<User>(answer)).toMatchObject({ status: 'restricted', statusCause: 'self' });
    const activity = dataOf<Activity[]>(await session.call('activity.list', { params }));
    expect(activity.map(({ action }) => action)).toEqual([
      'break-start',
      'reality-check',
      'limit-change',
      'register',
    ]);
    // The player is still signed in, and still sees the account.
    expect((await session.call('auth.check')).body).toMatchObject({ statusCause: 'self' });
  });
});
