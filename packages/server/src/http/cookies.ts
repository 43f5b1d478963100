import type { SerializeOptions } from '@fastify/cookie';

/**
 * Cookies of the platform. Scripts of the page read `XSRF-TOKEN`; the others are `HttpOnly`. @source
 * spec §7, names ours
 */
export const cookieNames = {
  session: '__Host-lobi',
  device: '__Host-lobi-device',
  antiForgery: 'XSRF-TOKEN',
} as const;

/** Request header with the value of the anti-forgery cookie. @source spec §7 */
export const antiForgeryHeader = 'x-xsrf-token';

const day = 86_400;

/**
 * Attributes of each cookie. The server decides the end of a session, so that its cookie does not
 * expire.
 */
export const cookieOptions = {
  session: { path: '/', secure: true, sameSite: 'lax', httpOnly: true },
  device: { path: '/', secure: true, sameSite: 'lax', httpOnly: true, maxAge: 180 * day },
  antiForgery: { path: '/', secure: true, sameSite: 'lax', httpOnly: false },
} as const satisfies Record<keyof typeof cookieNames, SerializeOptions>;
