import { walletCallNames, walletPath, type WalletAnswer } from '@lobi/core/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findSigner, type SignatureTerms } from './signed-request.ts';
import type { ProviderWallet } from './wallet-service.ts';

export interface WalletRouteDependencies extends SignatureTerms {
  readonly wallet: ProviderWallet;
}

const refuse = (
  reply: FastifyReply,
  status: 400 | 401,
  requestId: string,
  code: 'INVALID_REQUEST' | 'INVALID_SIGNATURE',
  message: string,
): FastifyReply => {
  const body: WalletAnswer = {
    status: 'error',
    code,
    message,
    balance: null,
    currency: null,
    walletTxId: null,
    requestId,
    replay: false,
  };
  return reply.code(status).send(body);
};

/** A JSON object, or `undefined`. */
function readObject(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the routes of the wallet contract. Bodies are kept as bytes, since they are what is signed.
 * 401: not signed by a provider we know; 400: no JSON object; 200: everything else.
 */
export function registerWalletRoutes(
  app: FastifyInstance,
  { wallet, ...terms }: WalletRouteDependencies,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const call of walletCallNames) {
      const path = walletPath(call);
      scope.post(path, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const header = (name: string): string | undefined => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        };
        const body = new Uint8Array(Buffer.isBuffer(request.body) ? request.body : []);
        const requestId = header('x-request-id') ?? '';
        const signer = await findSigner({ method: 'POST', path, header, body }, terms);
        if (!signer) {
          return refuse(reply, 401, requestId, 'INVALID_SIGNATURE', 'The signature does not fit.');
        }
        reply.header('x-request-id', requestId);
        const content = readObject(body);
        if (content === undefined) {
          return refuse(reply, 400, requestId, 'INVALID_REQUEST', 'The body is no JSON object.');
        }
        return wallet.answer(signer, call, content);
      });
    }
  });
}
