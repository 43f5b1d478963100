import type { RequestSchema } from '@lobi/core/contract';
import * as z from 'zod/mini';
import type { EventListener } from '../events.ts';
import type { LoadRules, StageProps } from '../own-games.ts';
import { slotNames, type LoadPart, type SlotName, type SlotProps } from '../slots.ts';
import { added } from './pages.ts';
import { callback, languageTag, loadOf, loads, longText, ownTexts, pageName } from './values.ts';

export const schema = z.custom<RequestSchema>(
  (value) => typeof (value as RequestSchema | undefined)?.['~standard']?.validate === 'function',
  { error: 'must be a schema, such as z.object({ … }) of zod.' },
);

/** A call that the partner's own backend answers beside those of the contract. */
export const ownRequest = z.strictObject({
  /** Words with dots between them, such as `promo.claim`; the first is that of the plugin. */
  name: pageName,
  /** Method of HTTP; `useAnswer` reads with `GET`. */
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Path below `/api` that is none of the contract's, with parameters in braces. */
  path: z.string().check(
    z.regex(/^\/api(\/([A-Za-z0-9_-]+|\{[A-Za-z]\w*\}))+$/, {
      error: 'must be a path such as "/api/promo/{offerId}/claim".',
    }),
  ),
  /** Schema of the values after the question mark. */
  query: z.optional(schema),
  /** Schema of the JSON body. */
  body: z.optional(schema),
  /** Schema of the answer; without one its body is not read. */
  answer: z.optional(schema),
  /** The call moves money: it has an `Idempotency-Key`, the same one until an answer came. */
  idempotent: z.optional(z.boolean()),
});

/** A game that the platform plays by rules of the brand. */
export const ownGame = z.strictObject({
  /** First word of its engines. */
  name: z.string().check(
    z.regex(/^[a-z][a-z0-9]{1,30}$/, {
      error: 'must be lower-case letters and digits, such as "coin".',
    }),
  ),
  /** Title of the game in the verifier. */
  title: ownTexts,
  /** Rules of the game for players; shown before the first play. */
  about: z.union([longText, z.partialRecord(languageTag, longText)], {
    error:
      'must be a text, or texts by language such as { en: "Call a side.", id: "Tebak sisi." }.',
  }),
  /** Imports the component that shows the game. */
  stage: loadOf<StageProps>(),
  /** Rules, as the server has them; without them plays cannot be verified. */
  rules: z.optional(
    z.custom<LoadRules>((value) => typeof value === 'function', {
      error: "must be a function that imports the rules, such as () => import('./rules.ts').",
    }),
  ),
});

/** Keys that a brand and each of its plugins may add. */
export const additions = {
  /** Games of their own; `defineGame` types each. */
  ownGames: z.optional(z.array(ownGame)),
  /** Calls of the partner's own backend; `defineRequest` types each, `useAnswer` and `useRequest` make them. */
  requests: z.optional(z.array(ownRequest)),
  /** Receives typed events for statistics, once the visitor has allowed it. */
  onEvent: z.optional(callback<EventListener>()),
  /** Components at named places of the app. */
  slots: z.optional(
    loads<{ readonly [Name in SlotName]?: LoadPart<SlotProps[Name]> | undefined }>(slotNames),
  ),
  /** Own texts by key and language, for `useText`. */
  texts: z.optional(z.record(z.string(), ownTexts)),
} as const;

export const plugin = z.strictObject({
  ...additions,
  /** Lower-case letters, digits and dashes. */
  name: z.string().check(
    z.regex(/^[a-z0-9-]{2,40}$/, {
      error: 'must be 2 to 40 lower-case letters, digits and dashes.',
    }),
  ),
  /** Pages of the plugin. */
  routes: z.optional(
    z.strictObject({
      /** Pages that are added, with guard, title, frame and menu item like any other. */
      extend: z.optional(z.array(added)),
    }),
  ),
});
