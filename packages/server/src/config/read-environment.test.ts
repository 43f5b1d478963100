import { policyFor } from '@lobi/core/policy';
import { describe, expect, it } from 'vitest';
import { usualPlan } from '../domain/earning-plan.ts';
import { readEnvironment } from './read-environment.ts';

describe('readEnvironment', () => {
  it('readEnvironment has defaults for all variables', () => {
    expect(readEnvironment({}, '/srv')).toMatchObject({
      port: 8_080,
      host: 'localhost',
      dataFolder: '/srv/.lobi',
      logFile: undefined,
      reset: false,
      demo: true,
      demoPlayers: true,
      confirmSeconds: 3,
      databaseUrl: undefined,
      trustProxy: false,
      rules: {
        agentReview: 'unflagged',
        agentApprovalUpTo: 5_000_000n,
        agentDailyUpTo: 50_000_000n,
        secondApprovalAbove: null,
        cashInApprovalAbove: null,
      },
    });
  });

  it.each([
    ['if LOBI_DEMO_PLAYERS is 0', { LOBI_DEMO_PLAYERS: '0' }],
    ['outside the demo', { LOBI_DEMO: '0', LOBI_DEMO_PLAYERS: '1' }],
    ['on a public address', { PUBLIC_ORIGIN: 'https://play.example.com', LOBI_DEMO_PLAYERS: '1' }],
  ])('readEnvironment disables demo players %s', (_when, variables) => {
    expect(readEnvironment(variables, '/srv').demoPlayers).toBe(false);
  });

  it('readEnvironment reads the approval limits', () => {
    const variables = {
      LOBI_AGENT_REVIEW: 'never',
      LOBI_AGENT_APPROVAL_UP_TO: '0',
      LOBI_AGENT_DAILY_UP_TO: '7000000',
      LOBI_SECOND_APPROVAL_ABOVE: '10000000',
      LOBI_CASH_IN_APPROVAL_ABOVE: '50000000',
      LOBI_MAXIMUM_PAYOUT: '1000000000',
      LOBI_LARGE_WIN_FROM: '25000000',
      LOBI_FOUR_EYES: '1',
      LOBI_ALLOW_WITHDRAW_CANCEL: '1',
      LOBI_WITHDRAWAL_PIN: '1',
      LOBI_ONE_SESSION: '1',
      LOBI_STAFF_SECOND_FACTOR: '1',
      LOBI_GAME_EARNINGS_BP: '0',
      LOBI_WELCOME_CREDIT: '250000',
    };
    expect(readEnvironment(variables, '/srv').rules).toEqual({
      agentReview: 'never',
      agentApprovalUpTo: 0n,
      agentDailyUpTo: 7_000_000n,
      secondApprovalAbove: 10_000_000n,
      cashInApprovalAbove: 50_000_000n,
      fourEyes: true,
      allowWithdrawCancel: true,
      withdrawalPin: true,
      oneSession: true,
      staffSecondFactor: true,
      maximumPayout: 1_000_000_000n,
      largeWinFrom: 25_000_000n,
      welcomeCredit: 250_000n,
      gameEarningsBp: 0,
      earningPlans: [usualPlan],
      policy: policyFor('play-money'),
    });
  });

  it.each([
    ['in the demo', {}, 1_000_000n],
    ['without the demo', { LOBI_DEMO: '0' }, 0n],
    ['with real money', { LOBI_DEMO: '0', LOBI_JURISDICTION: 'mt' }, 0n],
    ['that is configured', { LOBI_WELCOME_CREDIT: '5000' }, 5_000n],
  ])('readEnvironment reads the welcome credit %s', (_when, variables, welcomeCredit) => {
    expect(readEnvironment(variables, '/srv').rules.welcomeCredit).toBe(welcomeCredit);
  });

  it.each([
    ['off in the demo', {}, false],
    ['on without the demo', { LOBI_DEMO: '0' }, true],
    ['on with an external database', { DATABASE_URL: 'postgres://u:p@db:5432/lobi' }, true],
    ['off if it is configured', { LOBI_DEMO: '0', LOBI_FOUR_EYES: '0' }, false],
  ])('readEnvironment has two-person approval %s', (_when, variables, fourEyes) => {
    expect(readEnvironment(variables, '/srv').rules.fourEyes).toBe(fourEyes);
  });

  it.each([
    ['no user in the demo', {}, false],
    ['staff without the demo', { LOBI_DEMO: '0' }, true],
    ['no user if it is configured', { LOBI_DEMO: '0', LOBI_STAFF_SECOND_FACTOR: '0' }, false],
  ])('readEnvironment requires a second factor of %s', (_who, variables, staffSecondFactor) => {
    expect(readEnvironment(variables, '/srv').rules.staffSecondFactor).toBe(staffSecondFactor);
  });

  it.each([
    ['GB', 'gb'],
    ['atlantis', 'unknown'],
  ])(
    'readEnvironment maps the jurisdiction %s to the policy %s',
    (LOBI_JURISDICTION, jurisdiction) => {
      const { rules } = readEnvironment({ LOBI_JURISDICTION }, '/srv');
      expect(rules.policy).toBe(policyFor(jurisdiction));
    },
  );

  it('readEnvironment reads set variables, and treats an empty one as not set', () => {
    expect(
      readEnvironment(
        {
          PORT: '0',
          HOST: '',
          LOBI_DATA_DIR: 'data',
          LOBI_RESET: '1',
          LOBI_DEMO: '0',
          DATABASE_URL: 'postgres://u:p,q@db:5432/lobi',
          ALLOWED_ORIGINS: 'https://a.test, https://b.test',
          LOBI_MEDIA_ORIGINS: 'https://video.test',
          LOBI_PUSH_HOSTS: 'push.test, *.push.test',
        },
        '/srv',
      ),
    ).toMatchObject({
      port: 0,
      host: 'localhost',
      dataFolder: '/srv/data',
      reset: true,
      demo: false,
      confirmSeconds: 30,
      databaseUrl: 'postgres://u:p,q@db:5432/lobi',
      allowedOrigins: ['https://a.test', 'https://b.test'],
      mediaOrigins: ['https://video.test'],
      pushHosts: ['push.test', '*.push.test'],
    });
  });

  // id: environment-single-host
  it.each([
    'postgres://u:p@one:5432,two:5432/lobi?target_session_attrs=read-write',
    'postgresql:///lobi?host=one,two',
    'postgresql:///lobi?host=one%2Ctwo',
  ])('readEnvironment rejects a database URL with several hosts: %s', (DATABASE_URL) => {
    expect(() => readEnvironment({ DATABASE_URL }, '/srv')).toThrow(
      'DATABASE_URL names several hosts; give one address that always leads to the primary, such as that of a proxy or a floating address.',
    );
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ LOBI_RESET: 'yes' }, 'LOBI_RESET must be 0 or 1.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
    ],
    [
      { PUBLIC_ORIGIN: 'https://play.example.com/x' },
      'PUBLIC_ORIGIN must be an origin such as https://play.example.com, without a path.',
    ],
    [
      { LOBI_PUSH_HOSTS: 'off, push.example.com' },
      'LOBI_PUSH_HOSTS must be off, or hosts such as push.example.com, *.push.example.com or https://push.example.com:8443, separated by commas.',
    ],
    [
      { LOBI_MEDIA_ORIGINS: 'https://a.example, http://video.example' },
      'LOBI_MEDIA_ORIGINS must be an https origin such as https://video.example.com; http only for this device.',
    ],
    [{ LOBI_SECRET: 'short' }, 'LOBI_SECRET must have at least 32 characters.'],
    [{ LOBI_CHAIN_SALT_SOURCE: 'x' }, 'LOBI_CHAIN_SALT_SOURCE must have 3 to 200 characters.'],
    [
      { LOBI_GAME_EARNINGS_BP: '-1' },
      'LOBI_GAME_EARNINGS_BP must be a whole number from 0 to 10000.',
    ],
    [
      { LOBI_JURISDICTION: 'gb', LOBI_WELCOME_CREDIT: '1000' },
      'LOBI_WELCOME_CREDIT gives play money away; with LOBI_JURISDICTION it must be 0.',
    ],
  ])('readEnvironment names the error in %j', (variables, message) => {
    expect(() => readEnvironment(variables, '/srv')).toThrowError(
      expect.objectContaining({ name: 'StartError', message }),
    );
  });
});
