import { describe, expect, it } from 'vitest';
import { signatureText, signWalletCall, type SignedCall } from './wallet-signature.ts';

/** The published vector: every implementation of the contract reproduces it. */
const published: SignedCall = {
  method: 'POST',
  path: '/wallet/v1/bet',
  timestamp: '1767225600',
  requestId: '0190f5e2-0000-7000-8000-000000000001',
  body: '{"requestId":"0190f5e2-0000-7000-8000-000000000001","transactionId":"tx-1","roundId":"r-1","gameId":"g-1","amount":"1000","currency":"PHP"}',
};
const secret = 'test-secret-do-not-use';
const signature = 'b2032b718714b86f3da6392686820833cd01199729aa962c24475431042dff86';

describe('the signature of a wallet call', () => {
  it('the signature of a wallet call signs five lines, the last of which is the hash of the raw body', async () => {
    expect(await signatureText(published)).toBe(
      [
        'POST',
        '/wallet/v1/bet',
        '1767225600',
        '0190f5e2-0000-7000-8000-000000000001',
        '75682847d50c971099261f2ed6756e5c84a872572c509fb8f386583554af6de2',
      ].join('\n'),
    );
  });

  it('signWalletCall reproduces the published signature, from text and from bytes', async () => {
    expect(await signWalletCall(secret, published)).toBe(signature);
    const body = new TextEncoder().encode(String(published.body));
    expect(await signWalletCall(secret, { ...published, body })).toBe(signature);
  });

  it.each<[string, Partial<SignedCall>]>([
    ['method', { method: 'GET' }],
    ['path', { path: '/wallet/v1/win' }],
    ['timestamp', { timestamp: '1767225601' }],
    ['request id', { requestId: '0190f5e2-0000-7000-8000-000000000002' }],
    ['body by one blank', { body: `${String(published.body)} ` }],
  ])('signWalletCall gives another signature for another %s', async (_part, change) => {
    expect(await signWalletCall(secret, { ...published, ...change })).not.toBe(signature);
  });
});
