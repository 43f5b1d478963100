import * as z from 'zod/mini';
import { parseJson } from '../domain/bounded-json.ts';
import type { Member } from './fan-out-messages.ts';

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

/** Encodes a frame for a client. `data` is JSON in a JSON string, as the protocol requires. */
export function writeFrame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: JSON.stringify(data),
  });
}

/** Encodes a frame whose data is already text. */
export function writeTextFrame(
  event: string,
  channel: string,
  data: string,
  userId?: string,
): string {
  return JSON.stringify({
    event,
    channel,
    data,
    ...(userId === undefined ? {} : { user_id: userId }),
  });
}

const frameSchema = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  channel: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
});

/** A frame of a client; its data is an object, while frames of the server have text. */
export type ClientFrame = z.infer<typeof frameSchema>;

/** Parses a frame of a client; `undefined` when it is invalid. */
export function readFrame(text: string): ClientFrame | undefined {
  return z.safeParse(frameSchema, readJson(text)).data;
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Data of `pusher:subscribe`. Public channels of pusher-js carry an empty `auth`. */
export const subscribeSchema = z.object({
  channel: z.string(),
  auth: z.optional(z.nullable(z.string().check(z.maxLength(512)))),
  /** Member of a presence channel, as text, because the text is signed. */
  channel_data: z.optional(z.nullable(z.string())),
});
export type SubscribeRequest = z.infer<typeof subscribeSchema>;

/** Data of `pusher:unsubscribe`. */
export const unsubscribeSchema = z.object({ channel: z.string() });

/** Data of `pusher:signin`; the user is text, because the text is signed. */
export const signinSchema = z.object({
  auth: z.string().check(z.maxLength(512)),
  user_data: z.string(),
});

/** A user's id: a number and its text are the same user. */
const userIdSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(z.transform(String), z.string().check(z.minLength(1), z.maxLength(128))),
);

const memberSchema = z.object({ user_id: userIdSchema, user_info: z.optional(z.unknown()) });

/** Reads the member from the `channel_data` of a presence channel; `undefined` when there is none. */
export function readMember(channelData: string): Member | undefined {
  const read = z.safeParse(memberSchema, readJson(channelData)).data;
  return read && { id: read.user_id, info: read.user_info };
}

/** Id of the user in the `user_data` of a sign-in. */
export function readUserId(userData: string): string | undefined {
  return z.safeParse(z.object({ id: userIdSchema }), readJson(userData)).data?.id;
}
