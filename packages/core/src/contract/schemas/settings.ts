import * as z from 'zod/mini';
import { registrationFields } from '../statuses.ts';
import { currencySchema } from './common.ts';

/** Settings from the server. @source spec §3 (app, theme, lang), inner fields ours */
export const settingsSchema = z.object({
  app: z.object({
    name: z.string(),
    /** Play money; every page says so. */
    demo: z.boolean(),
    currency: currencySchema,
    minimumAge: z.int(),
    timeZone: z.string(),
    /** Keys that the platform has signed pools with, as hex; the one in use first. */
    signingKeys: z.array(z.string()),
    /** Everyone but players signs in with a code beside the password. */
    staffSecondFactor: z.boolean(),
    /** Player protection rules of the jurisdiction. */
    policy: z.object({
      jurisdiction: z.string(),
      autoPlay: z.boolean(),
      turbo: z.boolean(),
      /** May a guest try games for practice chips before signing up? */
      freePlay: z.boolean(),
      limitsMandatory: z.boolean(),
      /** Is a stake in one game rejected while another one is played? */
      oneGameAtATime: z.boolean(),
      /** Fields of the registration besides username and password. */
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
