import { hash } from 'node:crypto';
import { AppError } from '@lobi/core/contract';

/**
 * Header of a call that moves money: a UUID, generated once per intention and sent again with every
 * retry. @source ours
 */
export const idempotencyHeader = 'idempotency-key';

/** Header of a replayed response. */
export const replayedHeader = 'idempotency-replayed';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Key of a call and the hash of its contents. */
export interface IdempotencyKey {
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Fields that prove the caller's identity. They are left out of the stored hash, from which a PIN could
 * be guessed.
 */
const proofs: ReadonlySet<string> = new Set(['pin']);

const withoutProofs = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([field]) => !proofs.has(field)))
    : body;

/** JSON with sorted keys: equal content gives equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Reads the idempotency key of a call. The hash also covers the call's name and path, so that a key
 * cannot be reused for another wallet or round; it leaves out proofs of identity. Errors:
 * `key_required`.
 */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  content: { readonly name: string; readonly params: unknown; readonly body: unknown },
): IdempotencyKey {
  if (typeof header !== 'string' || !uuid.test(header)) throw new AppError('key_required');
  const hashedContent = { ...content, body: withoutProofs(content.body) };
  const bodyHash = hash('sha256', canonical(hashedContent), 'hex');
  return { key: header.toLowerCase(), bodyHash };
}
