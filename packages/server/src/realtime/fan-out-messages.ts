import * as z from 'zod/mini';

const memberSchema = z.object({ id: z.string(), info: z.optional(z.unknown()) });

/** Member of a presence channel: the id as text, and the data that the application publishes about it. */
export type Member = z.infer<typeof memberSchema>;

/** One socket of one member in one presence channel. */
const presenceEntrySchema = z.object({
  channel: z.string(),
  socketId: z.string(),
  member: memberSchema,
});
export type PresenceEntry = z.infer<typeof presenceEntrySchema>;

const clusterStatsSchema = z.object({
  connections: z.number(),
  /** Subscriptions by channel. */
  channels: z.record(z.string(), z.number()),
});

/** Statistics of one node. */
export type ClusterStats = z.infer<typeof clusterStatsSchema>;

/**
 * Message that one node sends to all nodes, itself included. Plain JSON that is validated on arrival, so
 * that any broker can carry it and a message can trigger only these actions.
 */
export const fanOutMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    channel: z.string(),
    frame: z.string(),
    /** Socket that does not receive it. */
    except: z.optional(z.string()),
    /** Event of a client: never cached for later subscribers. */
    isClient: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('grant'),
    socketId: z.string(),
    channel: z.string(),
    userId: z.string(),
    sessionId: z.string(),
  }),
  z.object({ kind: z.literal('revoke-session'), sessionId: z.string() }),
  z.object({ kind: z.literal('close-user'), userId: z.string() }),
  z.object({ kind: z.literal('presence-joined'), ...presenceEntrySchema.shape }),
  z.object({ kind: z.literal('presence-left'), channel: z.string(), socketId: z.string() }),
  /** All members with a socket on the sender; replaces earlier information about it. */
  z.object({ kind: z.literal('presence-state'), entries: z.array(presenceEntrySchema) }),
  /** Socket counts of the sender by channel: the changed ones, or all. */
  z.object({
    kind: z.literal('audience'),
    sizes: z.record(z.string(), z.number()),
    isAll: z.optional(z.boolean()),
  }),
  /** A node has started or reconnected: the others send it their members. */
  z.object({ kind: z.literal('hello') }),
  /** Messages of the sender were lost: clients must read again. */
  z.object({ kind: z.literal('resync') }),
  z.object({
    kind: z.literal('stats-requested'),
    id: z.string(),
    /** Prefix of the channel names; `null` requests no channels. */
    prefix: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('stats-reported'), id: z.string(), clusterStats: clusterStatsSchema }),
]);

export type FanOutMessage = z.infer<typeof fanOutMessageSchema>;
export type FanOutKind = FanOutMessage['kind'];

/** Handlers by kind of message. */
export type FanOutHandlers = {
  readonly [Kind in FanOutKind]: (
    message: Extract<FanOutMessage, { kind: Kind }>,
    from: string,
  ) => void;
};

/** Calls the handler of a message's kind. */
export function handleMessage(
  handlers: FanOutHandlers,
  message: FanOutMessage,
  from: string,
): void {
  const handle = handlers[message.kind] as (message: FanOutMessage, from: string) => void;
  handle(message, from);
}
