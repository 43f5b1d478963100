import { createHash } from 'node:crypto';
import { AppError, paymentNoticePath, paymentNoticeSchema } from '@lobi/core/contract';
import type { FastifyInstance } from 'fastify';
import { keepBytes, readObject, toIncomingCall } from '../providers/signed-bodies.ts';
import { isSignedBy, requestIdOf, type IncomingCall } from '../services/auth/signed-call.ts';
import type { PaymentNoticeService } from '../services/payments/payment-notices.ts';
import { isId } from '../services/access/visibility.ts';
import type { Queryable } from '../store/database.ts';
import { findGatewayCredentials, type NewNotice } from '../store/payment-notices.ts';

export interface GatewayRouteDependencies {
  readonly db: Queryable;
  readonly unseal: (sealed: string) => string;
  readonly notices: PaymentNoticeService;
}

/** A signed notice. @throws AppError `unauthenticated`, `validation` */
async function readNotice(
  gatewayId: string,
  call: IncomingCall,
  { db, unseal }: GatewayRouteDependencies,
): Promise<NewNotice> {
  const gateway = isId(gatewayId) ? await findGatewayCredentials(db, gatewayId) : undefined;
  const noticeId = requestIdOf(call);
  const isSigned =
    gateway && (await isSignedBy(call, { now: gateway.now, secret: unseal(gateway.secret) }));
  if (!gateway || !noticeId || !isSigned) {
    throw new AppError('unauthenticated', 'not signed by a gateway that we know');
  }
  const parsed = paymentNoticeSchema.safeParse(readObject(call.body));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body');
    throw new AppError('validation', 'no payment notice', {
      errors: Object.fromEntries(fields.map((field) => [field, ['validation.format']])),
    });
  }
  const bodyHash = createHash('sha256').update(call.body).digest('hex');
  return { gatewayId: gateway.id, noticeId, bodyHash, notice: parsed.data };
}

/**
 * Makes the route by which gateways report payments. 401: not signed by one that we know; 404: no
 * deposit fits; 409: the id came with another body; 422: no notice; 200: done, now or before.
 */
export function registerGatewayRoutes(app: FastifyInstance, deps: GatewayRouteDependencies): void {
  void app.register(async (scope) => {
    keepBytes(scope);
    scope.post<{ Params: { gatewayId: string } }>(
      paymentNoticePath(':gatewayId'),
      async (request) => {
        const { gatewayId } = request.params;
        const call = toIncomingCall(request, paymentNoticePath(gatewayId));
        return deps.notices.take(await readNotice(gatewayId, call, deps));
      },
    );
  });
}
