import * as z from 'zod/mini';

/** Codes of the Pusher protocol, version 7, as far as this endpoint uses them. @source ours, after the protocol's text */
export const closeCodes = {
  unknownKey: 4001,
  unsupportedProtocol: 4007,
  missingProtocol: 4008,
  unauthorised: 4009,
  overCapacity: 4100,
  invalidMessage: 4200,
  noPong: 4201,
  refused: 4301,
  goingAway: 1001,
  unsupportedData: 1003,
} as const;

/** Channel names of the protocol: letters, digits and `_-=@,.;`, at most 164 characters. */
export const channelNamePattern = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;

/** Frame to a client. `data` goes out as JSON inside a JSON string, as the protocol wants it. */
export function writeFrame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: JSON.stringify(data),
  });
}

const frameSchema = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.optional(z.unknown()),
});

/** Frame from a client; `undefined` when it is not one. */
export function readFrame(text: string): z.infer<typeof frameSchema> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return z.safeParse(frameSchema, value).data;
}

/** Data of `pusher:subscribe`. Public channels of pusher-js carry an empty `auth`. */
export const subscribeSchema = z.object({
  channel: z.string(),
  auth: z.optional(z.nullable(z.string().check(z.maxLength(512)))),
});

/** Data of `pusher:unsubscribe`. */
export const unsubscribeSchema = z.object({ channel: z.string() });
