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

/**
 * Auth value that lets one socket join one channel: `key:signature`. `channelData` is the member of a
 * presence channel, exactly as sent.
 */
export function signChannel(
  { key, secret }: RealtimeCredentials,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const parts = [socketId, channel, ...(channelData === undefined ? [] : [channelData])];
  return `${key}:${sign(secret, parts.join(':'))}`;
}

/** Auth value that signs a user in on one socket. `userData` exactly as sent. */
export function signUser(
  { key, secret }: RealtimeCredentials,
  socketId: string,
  userData: string,
): string {
  return `${key}:${sign(secret, `${socketId}::user::${userData}`)}`;
}

/** Returns whether two texts are equal, in constant time. */
export function isSameText(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Returns whether this is the auth value of `signChannel`. Compares key and signature in constant time.
 */
export function isChannelSignature(
  credentials: RealtimeCredentials,
  socketId: string,
  channel: string,
  auth: string,
  channelData?: string,
): boolean {
  return isSameText(signChannel(credentials, socketId, channel, channelData), auth);
}
