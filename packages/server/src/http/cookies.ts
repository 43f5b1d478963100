import type { SerializeOptions } from '@fastify/cookie';

/** Cookies of the platform. `XSRF-TOKEN` is read by the page's scripts; the others are not. @source spec §7, names ours */
export const cookieNames = {
  session: '__Host-lobi',
  device: '__Host-lobi-device',
  antiForgery: 'XSRF-TOKEN',
} as const;

/** Header that carries the anti-forgery cookie back. @source spec §7 */
export const antiForgeryHeader = 'x-xsrf-token';

const day = 86_400;

/** Attributes of each cookie. The session's end is the server's to decide, so its cookie has none. */
export const cookieOptions = {
  session: { path: '/', secure: true, sameSite: 'lax', httpOnly: true },
  device: { path: '/', secure: true, sameSite: 'lax', httpOnly: true, maxAge: 180 * day },
  antiForgery: { path: '/', secure: true, sameSite: 'lax', httpOnly: false },
} as const satisfies Record<keyof typeof cookieNames, SerializeOptions>;
