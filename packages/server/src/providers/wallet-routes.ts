import { walletCallNames, walletHeaders, walletPath, type WalletAnswer } from '@lobi/core/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseBodiesAsBytes, readObject, toIncomingCall } from './signed-bodies.ts';
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

/**
 * Registers the routes of the wallet contract. Bodies are received as bytes, because the bytes are
 * signed. 401: invalid signature; 400: not a JSON object; 200: everything else.
 */
export function registerWalletRoutes(
  app: FastifyInstance,
  { wallet, ...terms }: WalletRouteDependencies,
): void {
  void app.register(async (scope) => {
    parseBodiesAsBytes(scope);
    for (const name of walletCallNames) {
      const path = walletPath(name);
      scope.post(path, async (request, reply) => {
        const call = toIncomingCall(request, path);
        const requestId = call.header(walletHeaders.requestId) ?? '';
        const signer = await findSigner(call, terms);
        if (!signer) {
          return refuse(reply, 401, requestId, 'INVALID_SIGNATURE', 'The signature does not fit.');
        }
        reply.header('x-request-id', requestId);
        const content = readObject(call.body);
        if (content === undefined) {
          return refuse(reply, 400, requestId, 'INVALID_REQUEST', 'The body is no JSON object.');
        }
        return wallet.answer(signer, name, content);
      });
    }
  });
}
