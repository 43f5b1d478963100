import { createHash } from 'node:crypto';
import { AppError, paymentNoticePath, paymentNoticeSchema } from '@lobi/core/contract';
import type { FastifyInstance } from 'fastify';
import { parseBodiesAsBytes, readObject, toIncomingCall } from '../providers/signed-bodies.ts';
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
 * Registers the route on which gateways report payments. 401: invalid signature; 404: no matching
 * deposit; 409: the id was used with another body; 422: not a notice; 200: processed, now or earlier.
 */
export function registerGatewayRoutes(app: FastifyInstance, deps: GatewayRouteDependencies): void {
  void app.register(async (scope) => {
    parseBodiesAsBytes(scope);
    scope.post<{ Params: { gatewayId: string } }>(
      paymentNoticePath(':gatewayId'),
      async (request) => {
        const { gatewayId } = request.params;
        const call = toIncomingCall(request, paymentNoticePath(gatewayId));
        return deps.notices.receive(await readNotice(gatewayId, call, deps));
      },
    );
  });
}
