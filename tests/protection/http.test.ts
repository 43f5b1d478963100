import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activity, Game, PlaySession, Settings, User } from '@lobi/core/contract';
import { policyFor } from '../../packages/core/src/policy/index.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { createContractKit, type ContractKit } from '../contract/contract-kit.ts';
import type { Answer, HttpSession } from '../contract/http-session.ts';
import { startTestPlatform } from '../contract/running-platform.ts';

let kit: ContractKit;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const rules = { ...defaultRules, policy: policyFor('gb') };
  const platform = await startTestPlatform({ rules });
  stop = platform.stop;
  kit = createContractKit(platform.origin);
});
afterAll(() => stop());

const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;
const playOf = async (session: HttpSession) =>
  dataOf<PlaySession>(await session.call('play-session.show'));

describe('a platform under the law of a place', () => {
  it('tells it to everybody', async () => {
    const { app } = dataOf<Settings>(await kit.guest().call('settings.show'));
    expect(app.minimumAge).toBe(18);
    expect(app.policy).toEqual({
      jurisdiction: 'gb',
      autoPlay: false,
      turbo: false,
      oneGameAtATime: true,
      limitsMandatory: false,
    });
  });

  it('lists no game that may not be played there', async () => {
    const games = dataOf<Game[]>(
      await kit.guest().call('game.list', { query: { perPage: '100' } }),
    );
    expect(games.filter(({ category }) => category === 'cockfight')).toEqual([]);
    const own = dataOf<Game[]>(
      await (await kit.as('declare')).call('game.list', { query: { own: 'true' } }),
    );
    expect(own.map(({ category }) => category)).toContain('cockfight');
  });
});

describe('a player who signs in', () => {
  it('plays from then on', async () => {
    const { session } = await kit.newcomer();
    const play = await playOf(session);
    expect(play).toMatchObject({ staked: '0', net: '0', check: { minutes: 60, isDue: false } });
    expect(Date.parse(play.startedAt)).toBeLessThanOrEqual(Date.parse(play.now));
    expect((await playOf(session)).startedAt).toBe(play.startedAt);
  });

  it('leaves a trace of every change that protects', async () => {
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
    // Still signed in, and still told who he is.
    expect((await session.call('auth.check')).body).toMatchObject({ statusCause: 'self' });
  });
});
