import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson } from '../domain/bounded-json.ts';
import type { IncomingCall } from '../services/auth/signed-call.ts';
import { fieldsWithNul } from '../store/fields-with-nul.ts';

/** Keeps the bodies of a scope as bytes, since they are what is signed. */
export function keepBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** A request of such a scope, as its signature sees it. */
export const toIncomingCall = (request: FastifyRequest, path: string): IncomingCall => ({
  method: request.method,
  from: request.ip,
  path,
  header: (name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
  body: new Uint8Array(Buffer.isBuffer(request.body) ? request.body : []),
});

/** A JSON object whose texts the database can hold, or `undefined`. */
export function readObject(bytes: Uint8Array): unknown {
  try {
    const value = parseJson(Buffer.from(bytes).toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && fieldsWithNul(value).length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
