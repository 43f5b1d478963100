import { apiTable, type ApiName } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { origin, path, text, tokenName } from './values.ts';

/** Where the platform answers. */
export const api = z.strictObject({
  /** Origin of the platform. It lists this site in `ALLOWED_ORIGINS`, and both are of one site. */
  origin: z.optional(origin),
  /** Names of the anti-forgery token, for a backend of your own. */
  csrf: z.optional(
    z.strictObject({
      /** Cookie that the page reads it from; default `XSRF-TOKEN`. */
      cookie: z.optional(tokenName),
      /** Header that it is sent in; default `X-XSRF-TOKEN`. */
      header: z.optional(tokenName),
    }),
  ),
  /** Paths of calls that a backend of your own has elsewhere, by name. */
  endpoints: z.optional(z.partialRecord(z.enum(Object.keys(apiTable) as [ApiName]), path)),
});

/** Where the socket of the platform is. */
export const realtime = z.strictObject({
  /** Key of the application at the broker. */
  key: z.optional(text),
  /** Host name alone. */
  host: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9.-]+$/i, { error: 'must be a host name such as "ws.example.com".' })),
  ),
  /** Port of the socket. */
  port: z.optional(z.int().check(z.minimum(1), z.maximum(65_535))),
  /** `https` for a socket over TLS. */
  scheme: z.optional(z.enum(['http', 'https'])),
  /** Path before that of the protocol, such as `/realtime`. */
  wsPath: z.optional(path),
});
