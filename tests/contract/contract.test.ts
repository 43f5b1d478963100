import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  apiTable,
  errorSchema,
  type ApiName,
  type ApiRow,
  type Lobby,
  type Play,
  type ReportRow,
} from '@lobi/core/contract';
import { studio } from '../providers/studio.ts';
import {
  conventionChecks,
  createContractKit,
  type Answer,
  type ContractKit,
} from '@lobi/core/conformance';
import { databasePreparations, letRoundBeOld } from './database-preparations.ts';
import { describeEveryRow, expectFailure } from './every-row.ts';
import { startTestPlatform } from './running-platform.ts';
import { describeRules } from './rules.ts';
import { describeStreams, streamOrigin } from './streams.ts';

const reportAnswer = apiTable['admin.report'].answer;
const channelsAnswer = apiTable['admin.channel.list'].answer;

const contractRules = {
  ...defaultRules,
  agentApprovalUpTo: 5_000_000n,
  secondApprovalAbove: 90_000_000n,
  cashInApprovalAbove: null,
  // A check has a pause, as in Germany.
  policy: {
    ...defaultRules.policy,
    realityCheck: { ...defaultRules.policy.realityCheck, pauseMinutes: 5 },
  },
};

let kit: ContractKit;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  // The largest requests require two approvals.
  const platform = await startTestPlatform({
    rules: contractRules,
    providers: [studio('alpha')],
    mediaOrigins: [streamOrigin],
  });
  stop = platform.stop;
  await letRoundBeOld(platform);
  kit = createContractKit(platform.origin, databasePreparations(platform));
});
afterAll(() => stop());

describeEveryRow({ kit: () => kit });
describeRules(() => kit);
describeStreams(() => kit);

describe('conventions', () => {
  it.each(conventionChecks)('the convention $name holds: $expected', ({ run }) => run(kit));

  it.each(['/up', '/ready', '/api/asyncapi.json'])('the platform answers %s', async (path) => {
    expect((await kit.guest().send('GET', path)).status).toBe(200);
  });

  it('the required-field message is that of the specification', async () => {
    const answer = await kit.guest().call('auth.login', { body: { username: '', password: '' } });
    expect(errorSchema.parse(answer.body).errors).toEqual({
      username: ['The username field is required.'],
      password: ['The password field is required.'],
    });
  });

  // id: contract-no-extra-field
  it('no response has a field outside the contract', async () => {
    const session = await kit.as('admin');
    const read: string[] = [];
    for (const [name, row] of Object.entries(apiTable) as [ApiName, ApiRow][]) {
      if (row.method !== 'GET' || row.path.includes('{') || !row.answer) continue;
      const answer = await session.call(name);
      if (answer.status !== 200) continue;
      expect(answer.body, name).toEqual(row.answer.parse(answer.body));
      read.push(name);
    }
    expect(read.length).toBeGreaterThan(12);
  });

  it('a jackpot shows its pool, and a play what it contributed', async () => {
    const jackpotNow = async () => {
      const { body } = await kit.guest().call('lobby.show');
      return (body as { data: Lobby }).data.jackpots[0];
    };
    const before = await jackpotNow();
    expect(before).toBeDefined();
    const { session, self } = await kit.newcomer();
    const funds = { type: 'cash-in', amount: '5000' };
    const params = { walletId: self.wallet.id };
    await (await kit.as('admin')).call('transaction.create', { params, body: funds });
    const gameId = before?.gameIds[0] ?? '';
    const answer = await session.call('play.create', {
      params: { gameId },
      body: { amount: '1000', choice: {} },
    });
    const { jackpot } = (answer.body as { data: Play }).data;
    expect(jackpot).toMatchObject({ id: before?.id, contribution: '10', won: null });
    expect((await jackpotNow())?.amount).toBe(String(Number(before?.amount) + 10));
  });

  it.each([
    ['id', 'Tanggal akhir harus 3 Nov 2026 atau sesudahnya.'],
    ['en', 'The end date must be Nov 3, 2026 or later.'],
    ['es', 'La fecha final debe ser el 3 nov 2026 o posterior.'],
    ['zh-CN', '结束日期须为 2026年11月3日 或之后。'],
  ])(
    'a reversed report range is rejected with the field and the limit in %s',
    async (language, text) => {
      const answer = await (
        await kit.as('admin')
      ).call('admin.report', {
        query: { from: '2026-11-03', to: '2026-11-02' },
        headers: { 'accept-language': language },
      });
      expect(answer.status).toBe(422);
      expect(errorSchema.parse(answer.body).errors).toEqual({ to: [text] });
    },
  );

  it('a report range that is too long is rejected with the field and the maximum of days', async () => {
    const { wallet } = await kit.self('player');
    const query = { from: '2025-11-01', to: '2026-11-02' };
    const params = { walletId: wallet.id };
    const answer = await (await kit.as('player')).call('wallet.report', { params, query });
    expect(answer.status).toBe(422);
    expect(errorSchema.parse(answer.body).errors).toEqual({
      from: ['A report covers at most 366 days. Choose a start date of Nov 2, 2025 or later.'],
    });
  });

  it('the upper limit of a channel is rejected with its minimum', async () => {
    const admin = await kit.as('admin');
    const { body } = await admin.call('admin.channel.list');
    const [channel] = channelsAnswer.parse(body).data;
    const answer = await admin.call('admin.channel.update', {
      params: { channelId: channel!.id },
      body: { version: channel!.version, min: '50000', max: '40000' },
    });
    expect(answer.status).toBe(422);
    expect(errorSchema.parse(answer.body).errors).toEqual({
      max: [expect.stringContaining('50,000')],
    });
  });

  describe('a report as CSV', () => {
    const csv = (language: string) => ({ accept: 'text/csv', 'accept-language': language });
    const days = { from: '2026-11-01', to: '2026-11-03' };
    const linesOf = (answer: Answer) => String(answer.body).trim().split('\r\n');

    it('a report as CSV has the rows and the sums of the JSON response', async () => {
      const admin = await kit.as('admin');
      const query = { group: 'game' };
      const { data } = reportAnswer.parse((await admin.call('admin.report', { query })).body);
      const answer = await admin.call('admin.report', { query, headers: csv('en') });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('vary')).toContain('accept');
      const line = (label: string, row: ReportRow) =>
        [label, row.turnover, row.payout, row.ggr, row.deposits, row.withdrawals, row.commissions]
          .concat(String(row.activePlayers))
          .join(',');
      expect(linesOf(answer).slice(1)).toEqual([
        ...data.rows.map((row) => line(row.label, row)),
        line('Total', data.total),
      ]);
    });

    it.each([
      ['id', 'Hari (WIB);Turnover;', 'laporan'],
      ['en', 'Day (WIB),Turnover,', 'report'],
      ['es', 'Día (WIB);Volumen apostado;', 'informe'],
      ['zh-CN', '日期（WIB）,投注额,', '报表'],
    ])('a report as CSV is in the language %s', async (language, heading, file) => {
      const admin = await kit.as('admin');
      const answer = await admin.call('admin.report', { query: days, headers: csv(language) });
      expect(linesOf(answer)[0]).toContain(heading);
      const name = `${file}-day-2026-11-01-2026-11-03.csv`;
      const header = answer.headers.get('content-disposition') ?? '';
      expect(header).toMatch(/^attachment; filename="[a-z]+-day-2026-11-01-2026-11-03\.csv"/);
      expect(decodeURIComponent(header)).toContain(name);
      expect(
        linesOf(answer)
          .slice(1, -1)
          .map((line) => line.slice(0, 10)),
      ).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    });

    it('a player’s report as CSV has the result of the player in place of the GGR', async () => {
      const { wallet } = await kit.self('player');
      const params = { walletId: wallet.id };
      const player = await kit.as('player');
      const answer = await player.call('wallet.report', {
        ...{ params, query: days, headers: csv('en') },
      });
      expect(linesOf(answer)[0]).toBe(
        'Day (WIB),Turnover,Payouts,Won or lost,Deposits,Withdrawals',
      );
    });

    it('a report as CSV is rejected in JSON, and to the callers that may not read the report', async () => {
      const player = await kit.as('player');
      expectFailure(await player.call('admin.report', { headers: csv('en') }), 'forbidden');
      const { wallet } = await kit.self('player2');
      const params = { walletId: wallet.id };
      expectFailure(
        await player.call('wallet.report', { params, headers: csv('en') }),
        'not_found',
      );
      const admin = await kit.as('admin');
      const query = { from: 'soon' };
      expectFailure(await admin.call('admin.report', { query, headers: csv('en') }), 'validation');
      expectFailure(
        await kit.guest().call('admin.report', { headers: csv('en') }),
        'unauthenticated',
      );
    });
  });

  it('the settings contain the address of the sockets', async () => {
    const answer = await kit.guest().call('settings.show');
    expect(answer.body).toMatchObject({
      data: {
        app: { minimumAge: 21, realtime: { key: expect.any(String), port: expect.any(Number) } },
        theme: { default: 'dark' },
        lang: { default: 'id', fallback: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] },
      },
    });
  });
});
