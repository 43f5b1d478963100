import * as z from 'zod/mini';
import { parseJson } from '../../domain/bounded-json.ts';
import { channelNamePattern, isPresence } from '../channel-kind.ts';
import type { ClusterStats } from '../fan-out-messages.ts';
import type { RealtimeHub } from '../hub.ts';
import { batchSchema, dataBytes, eventsSchema } from './api-schemas.ts';
import { areKnownInfos, attributesOf, infoNames, type ChannelAttributes } from './channel-info.ts';
import { Refusal } from './refusal.ts';

/** An authenticated call. */
export interface ApiCall {
  readonly hub: RealtimeHub;
  readonly params: Readonly<Record<string, string>>;
  readonly query: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

/** A call of the HTTP API, below `/apps/{appId}`. */
export interface ApiCallRow {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (call: ApiCall) => Promise<unknown>;
}

interface Publication {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
  readonly socket_id?: string | null | undefined;
  readonly info?: string | null | undefined;
}

function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: Uint8Array,
): z.output<Schema> {
  let value: unknown;
  try {
    value = parseJson(Buffer.from(body).toString());
  } catch {
    throw new Refusal(400, 'The body is no JSON.');
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(422, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`);
}

/** Publishes all events or none; returns the requested information about each channel. */
async function publish(
  hub: RealtimeHub,
  events: readonly Publication[],
): Promise<ChannelAttributes[]> {
  for (const { data, info } of events) {
    if (Buffer.byteLength(data) > dataBytes) {
      throw new Refusal(413, `The data of an event has at most ${dataBytes} bytes.`);
    }
    if (!areKnownInfos(infoNames(info))) throw new Refusal(422, 'info: is not known.');
  }
  await Promise.all(
    events.map(async ({ channel, name, data, socket_id }) =>
      hub.publishText(channel, name, data, socket_id ?? undefined),
    ),
  );
  const isAsked = events.some(({ info }) => infoNames(info).length > 0);
  const channels: ClusterStats['channels'] = isAsked ? (await hub.clusterStats('')).channels : {};
  return events.map(({ channel, info }) =>
    attributesOf(hub, channel, channels[channel] ?? 0, infoNames(info)),
  );
}

const infosOf = (query: ReadonlyMap<string, string>): string[] => {
  const names = infoNames(query.get('info'));
  if (!areKnownInfos(names)) throw new Refusal(400, 'info asks for what there is not.');
  return names;
};

const nameOf = ({ params }: ApiCall): string => {
  const { channel = '' } = params;
  if (!channelNamePattern.test(channel)) throw new Refusal(400, 'That is no channel name.');
  return channel;
};

/** The calls. @source Pusher's HTTP interface; `connections` as Reverb has it */
export const apiCalls: readonly ApiCallRow[] = [
  {
    method: 'POST',
    path: '/events',
    answer: async ({ hub, body }) => {
      const { channels, ...event } = readBody(eventsSchema, body);
      const attributes = await publish(
        hub,
        channels.map((channel) => ({ ...event, channel })),
      );
      if (infoNames(event.info).length === 0) return {};
      return { channels: Object.fromEntries(channels.map((name, at) => [name, attributes[at]])) };
    },
  },
  {
    method: 'POST',
    path: '/batch_events',
    answer: async ({ hub, body }) => {
      const { batch } = readBody(batchSchema, body);
      const attributes = await publish(hub, batch);
      return batch.some(({ info }) => infoNames(info).length > 0) ? { batch: attributes } : {};
    },
  },
  {
    method: 'GET',
    path: '/channels',
    answer: async ({ hub, query }) => {
      const prefix = query.get('filter_by_prefix') ?? '';
      const names = infosOf(query);
      if (names.includes('user_count') && !isPresence(prefix)) {
        throw new Refusal(400, 'user_count is for presence channels: filter by their prefix.');
      }
      const { channels } = await hub.clusterStats(prefix);
      const rows = Object.entries(channels)
        .filter(([name]) => channelNamePattern.test(name))
        .map(([name, count]) => [name, attributesOf(hub, name, count, names)]);
      return { channels: Object.fromEntries(rows) as unknown };
    },
  },
  {
    method: 'GET',
    path: '/channels/:channel',
    answer: async (call) => {
      const { hub, query } = call;
      const name = nameOf(call);
      const names = infosOf(query);
      if (names.includes('user_count') && !isPresence(name)) {
        throw new Refusal(400, 'user_count is for presence channels.');
      }
      const count = (await hub.clusterStats(name)).channels[name] ?? 0;
      return { occupied: count > 0, ...attributesOf(hub, name, count, names) };
    },
  },
  {
    method: 'GET',
    path: '/channels/:channel/users',
    answer: async (call) => {
      const name = nameOf(call);
      if (!isPresence(name)) throw new Refusal(400, 'Only presence channels know their users.');
      return { users: call.hub.userIds(name).map((id) => ({ id })) };
    },
  },
  {
    method: 'POST',
    path: '/users/:userId/terminate_connections',
    answer: async ({ hub, params }) => {
      hub.closeUser(params['userId'] ?? '');
      return {};
    },
  },
  {
    method: 'GET',
    path: '/connections',
    answer: async ({ hub }) => ({ connections: (await hub.clusterStats(null)).connections }),
  },
];
