import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson } from '../domain/bounded-json.ts';
import type { IncomingCall } from '../services/auth/signed-call.ts';
import { fieldsWithNul } from '../store/fields-with-nul.ts';

/** Makes the routes of a scope receive request bodies as bytes, because the bytes are signed. */
export function parseBodiesAsBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Returns the data of a request that its signature covers. */
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

/** Parses a JSON object with texts that the database can store; otherwise `undefined`. */
export function readObject(bytes: Uint8Array): unknown {
  try {
    const value = parseJson(Buffer.from(bytes).toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && fieldsWithNul(value).length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
