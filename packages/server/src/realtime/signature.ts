import { createHmac, timingSafeEqual } from 'node:crypto';

/** Public key and secret of the endpoint; the secret never leaves the server. */
export interface RealtimeCredentials {
  readonly key: string;
  readonly secret: string;
}

/** HMAC-SHA256 of a text, in hex: the only signature of the Pusher protocol. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Value that lets one socket join one private channel: `key:signature`. */
export function signChannel(
  { key, secret }: RealtimeCredentials,
  socketId: string,
  channel: string,
): string {
  return `${key}:${sign(secret, `${socketId}:${channel}`)}`;
}

/** Is this the value that `signChannel` made? Compares key and signature in constant time. */
export function isChannelSignature(
  credentials: RealtimeCredentials,
  socketId: string,
  channel: string,
  auth: string,
): boolean {
  const expected = Buffer.from(signChannel(credentials, socketId, channel));
  const given = Buffer.from(auth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
