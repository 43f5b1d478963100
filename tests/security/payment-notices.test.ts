import { randomUUID } from 'node:crypto';
import {
  apiTable,
  paymentNoticeAnswerSchema,
  paymentNoticePath,
  signWalletCall,
  type AdminChannel,
  type Gateway,
  type TransactionDetail,
} from '@lobi/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, ContractKit, SessionUser } from '@lobi/core/conformance';
import { codeOf, startSecurityWorld } from './security-world.ts';

const secret = 'a secret of the gateway 1234';

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;
let channel: AdminChannel;
let mute: Gateway;

const dataOf = <Data>({ body }: Answer): Data => (body as { data: Data }).data;

beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
  const admin = await kit.as('admin');
  const channels = dataOf<AdminChannel[]>(await admin.call('admin.channel.list'));
  channel = channels.find(({ enabled, direction }) => enabled && direction === 'in')!;
  const gateways = dataOf<Gateway[]>(await admin.call('admin.gateway.list'));
  const gateway = gateways.find(({ id }) => id === channel.gateway.id)!;
  mute = gateways.find(({ id, hasSecret }) => id !== gateway.id && !hasSecret)!;
  const answer = await admin.call('admin.gateway.update', {
    params: { gatewayId: gateway.id },
    body: { version: gateway.version, secret },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
});
afterAll(() => platform.stop());

const deposit = async (): Promise<TransactionDetail> => {
  const player = await kit.as('player');
  const { wallet } = (await player.call('auth.check')).body as SessionUser;
  const answer = await player.call('transaction.create', {
    params: { walletId: wallet.id },
    body: { type: 'deposit', amount: '50000', channelId: channel.id },
  });
  return dataOf(answer);
};

const noticeOf = ({ payment }: TransactionDetail): string =>
  JSON.stringify({
    status: 'paid',
    amount: payment?.exact,
    currency: 'IDR',
    order: payment?.order,
    reference: 'PG-1',
  });

interface Sending {
  readonly gatewayId?: string;
  readonly requestId?: string;
  readonly signedWith?: string;
  /** Signed text; default the body that is sent. */
  readonly signedBody?: string;
  readonly signedPath?: string;
  /** Delay of the call's clock, in seconds. */
  readonly lateSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = async (body: string, sending: Sending = {}): Promise<Answer> => {
  const path = paymentNoticePath(sending.gatewayId ?? channel.gateway.id);
  const requestId = sending.requestId ?? randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1_000) - (sending.lateSeconds ?? 0));
  const signature = await signWalletCall(sending.signedWith ?? secret, {
    method: 'POST',
    path: sending.signedPath ?? path,
    timestamp,
    requestId,
    body: sending.signedBody ?? body,
  });
  const headers = {
    'content-type': 'application/json',
    'x-request-id': requestId,
    'x-timestamp': timestamp,
    'x-signature': signature,
    ...sending.headers,
  };
  return kit.guest().send('POST', path, { headers, body });
};

describe('a payment notice over HTTP', () => {
  it('a payment notice over HTTP completes a deposit, and a repeated one gets the same answer', async () => {
    const created = await deposit();
    const requestId = randomUUID();
    const answer = await send(noticeOf(created), { requestId });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(paymentNoticeAnswerSchema.parse(answer.body)).toMatchObject({
      effect: 'completed',
      transactionId: created.id,
      replay: false,
    });
    expect((await send(noticeOf(created), { requestId })).body).toMatchObject({ replay: true });
    const player = await kit.as('player');
    const seen = await player.call('transaction.show', { params: { transactionId: created.id } });
    const detail = apiTable['transaction.show'].answer.parse(seen.body).data;
    expect(detail.status).toBe('completed');
  });

  // id: payment-notice-unsigned
  it('a payment notice that is not signed with the gateway’s secret in every part is rejected', async () => {
    const created = await deposit();
    const notice = noticeOf(created);
    const forged: readonly Sending[] = [
      { signedWith: 'the secret of another party' },
      { signedBody: notice.replace('50', '51') },
      { signedPath: paymentNoticePath(mute.id) },
      { lateSeconds: 120 },
      { lateSeconds: -120 },
      { headers: { 'x-signature': '' } },
      { headers: { 'x-timestamp': 'now' } },
      { headers: { 'x-request-id': 'not an id' } },
      { headers: { 'x-request-id': randomUUID() } },
      { gatewayId: mute.id },
      { gatewayId: randomUUID() },
      { gatewayId: 'nothing' },
    ];
    for (const sending of forged) {
      const answer = await send(notice, sending);
      expect([answer.status, codeOf(answer)], JSON.stringify(sending)).toEqual([
        401,
        'unauthenticated',
      ]);
    }
    const admin = await kit.as('admin');
    const seen = await admin.call('transaction.show', { params: { transactionId: created.id } });
    expect(dataOf<TransactionDetail>(seen).status).toBe('pending');
  });

  it.each([
    ['nothing', ''],
    ['no object', '[]'],
    ['no JSON', '{'],
    ['a status that is none', '{"status":"maybe"}'],
    ['more than it may', '{"status":"paid","amount":"1","currency":"IDR","reference":"a","x":1}'],
    [
      'a reference with a NUL',
      '{"status":"paid","amount":"1","currency":"IDR","reference":"a\\u0000"}',
    ],
    ['half a rupiah', '{"status":"paid","amount":"0.5","currency":"IDR","reference":"a"}'],
  ])('a payment notice is rejected when it states %s', async (_description, body) => {
    const answer = await send(body);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'validation']);
  });

  it('the id of a payment notice cannot be reused for another content', async () => {
    const created = await deposit();
    const requestId = randomUUID();
    await send(noticeOf(created), { requestId });
    const answer = await send(noticeOf(created).replace('PG-1', 'PG-2'), { requestId });
    expect(codeOf(answer)).toBe('idempotency_conflict');
  });
});
