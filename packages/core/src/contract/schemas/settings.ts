import * as z from 'zod/mini';
import { registrationFields } from '../statuses.ts';
import { currencySchema } from './common.ts';

/** Settings from the server. @source spec §3 (app, theme, lang), inner fields ours */
export const settingsSchema = z.object({
  app: z.object({
    name: z.string(),
    /** Play money; every page shows a notice. */
    demo: z.boolean(),
    currency: currencySchema,
    minimumAge: z.int(),
    timeZone: z.string(),
    /** Public keys of pool signatures, as hex; the active one first. */
    signingKeys: z.array(z.string()),
    /** Everyone except players must use a second factor. */
    staffSecondFactor: z.boolean(),
    /** Player protection rules of the jurisdiction. */
    policy: z.object({
      jurisdiction: z.string(),
      autoPlay: z.boolean(),
      turbo: z.boolean(),
      /** Whether guests may try games with practice chips. */
      freePlay: z.boolean(),
      limitsMandatory: z.boolean(),
      /** Whether stakes in a game are rejected while another one is current. */
      oneGameAtATime: z.boolean(),
      /** Registration fields in addition to username and password. */
      registrationAsks: z.array(z.enum(registrationFields)),
    }),
    realtime: z.object({
      key: z.string(),
      host: z.string(),
      port: z.int(),
      scheme: z.enum(['http', 'https']),
    }),
  }),
  theme: z.object({ default: z.enum(['dark', 'light']) }),
  lang: z.object({ default: z.string(), fallback: z.string(), supported: z.array(z.string()) }),
});
export type Settings = z.infer<typeof settingsSchema>;
