import { channels, wireChannelName, type ChannelKey, type ChannelRow } from '@lobi/core/contract';
import { componentsFor, receivedSchema } from './openapi.ts';

type Json = Record<string, unknown>;

/** The realtime contract as an AsyncAPI 3.0 document, generated from the channel table. */
export function asyncApiDocument(realtimeKey: string): Json {
  const rows = Object.entries(channels) as [ChannelKey, ChannelRow][];
  const described = Object.fromEntries(
    rows.map(([name, row]) => [
      name,
      {
        address: wireChannelName(name, '{id}'),
        parameters: { id: {} },
        'x-authorize': row.authorize,
        'x-source': row.source,
        messages: {
          [row.event]: { name: row.event, payload: receivedSchema(row.payload) },
        },
      },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Lobi realtime',
      version: '1.0.0',
      description:
        'Pusher protocol, version 7. Private and presence channels need a signature of `POST /api/broadcasting/auth`.',
    },
    servers: {
      own: {
        host: '{host}',
        pathname: `/app/${realtimeKey}`,
        protocol: 'wss',
        variables: { host: {} },
      },
    },
    channels: described,
    operations: Object.fromEntries(
      rows.map(([name, row]) => [
        `${name}.${row.event}`,
        {
          action: 'send',
          channel: { $ref: `#/channels/${name}` },
          messages: [{ $ref: `#/channels/${name}/messages/${row.event}` }],
        },
      ]),
    ),
    components: { schemas: componentsFor(described) },
  };
}
