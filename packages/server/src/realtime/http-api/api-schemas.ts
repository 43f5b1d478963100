import * as z from 'zod/mini';
import { isPublishable } from '../channel-kind.ts';

/** Maximum size of an event's data, in bytes. @source Pusher's HTTP interface */
export const dataBytes = 10_240;

const channel = z.string().check(z.refine(isPublishable, { error: 'is no channel name' }));

const event = {
  name: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((name) => !/^pusher(_internal)?:/.test(name), { error: 'belongs to the protocol' }),
  ),
  data: z.string(),
  socket_id: z.optional(z.nullable(z.string().check(z.regex(/^\d+\.\d+$/)))),
  info: z.optional(z.nullable(z.string())),
};

/** Body of `POST /apps/{id}/events`: one event to one channel or up to 100. */
export const eventsSchema = z.pipe(
  z.object({
    ...event,
    channel: z.optional(channel),
    channels: z.optional(z.array(channel).check(z.minLength(1), z.maxLength(100))),
  }),
  z.transform(({ channel: one, channels, ...rest }, context) => {
    const all = channels ?? (one === undefined ? [] : [one]);
    if (all.length === 0) {
      context.issues.push({ code: 'custom', input: channels, message: 'needs channels' });
    }
    return { ...rest, channels: [...new Set(all)] };
  }),
);

/** Body of `POST /apps/{id}/batch_events`: up to ten events, each with its channel. */
export const batchSchema = z.object({
  batch: z.array(z.object({ ...event, channel })).check(z.minLength(1), z.maxLength(10)),
});
