import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** Realtime broker, and the channels allowed in addition to the platform's own. @source ours */
export interface BroadcastSettings {
  /** `BROADCAST_APP_KEY`, default `lobi`: public, part of the socket's address. */
  readonly key: string;
  /** `BROADCAST_APP_ID`: enables the HTTP API at `/apps/{id}`. */
  readonly appId: string | undefined;
  /** `BROADCAST_APP_SECRET`: key of the signatures; by default derived from the master secret. */
  readonly secret: string | undefined;
  /**
   * `BROADCAST_OTHER_CHANNELS=1`: allows channels that are not in the table; subscriptions to them are
   * signed with the app secret.
   */
  readonly otherChannels: boolean;
  /** `BROADCAST_CLIENT_EVENTS=1`: allows clients to send events to each other on those channels. */
  readonly clientEvents: boolean;
  /** `REDIS_URL`: joins several nodes. */
  readonly redisUrl: string | undefined;
  /**
   * `BROADCAST_URL`: URL of an external broker for the sockets, which uses the id, key and secret above.
   */
  readonly broker:
    | {
        readonly origin: string;
        /** `BROADCAST_CLIENT_URL`: URL of that broker for clients; default `BROADCAST_URL`. */
        readonly clientOrigin: string;
        readonly appId: string;
        readonly appSecret: string;
      }
    | undefined;
}

const flag = z.optional(z.enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' }));

const origin = z.optional(
  z
    .string()
    .check(
      z.refine(
        (value) =>
          URL.canParse(value) &&
          /^https?:$/.test(new URL(value).protocol) &&
          new URL(value).origin === value,
        { error: 'must be an origin such as https://reverb.example.com:8080, without a path' },
      ),
    ),
);

const name = z.optional(
  z.string().check(
    z.regex(/^[A-Za-z0-9_-]{1,64}$/, {
      error: 'must have letters, digits, - and _ only, at most 64',
    }),
  ),
);

/** Environment variables of realtime. */
export const broadcastVariables = {
  BROADCAST_APP_ID: name,
  BROADCAST_APP_KEY: name,
  BROADCAST_APP_SECRET: z.optional(
    z.string().check(z.minLength(16, { error: 'must have at least 16 characters' })),
  ),
  BROADCAST_OTHER_CHANNELS: flag,
  BROADCAST_CLIENT_EVENTS: flag,
  BROADCAST_URL: origin,
  BROADCAST_CLIENT_URL: origin,
  REDIS_URL: z.optional(
    z.string().check(
      z.refine((value) => value.startsWith('/') || /^rediss?:\/\/./.test(value), {
        error: 'must be an address such as redis://:password@host:6379, or the path of a socket',
      }),
    ),
  ),
};

const schema = z.object(broadcastVariables);

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Rejects a setting whose required companion settings are missing. */
function assertTogether(values: z.infer<typeof schema>): void {
  const needs = (name: keyof typeof values, others: readonly (keyof typeof values)[]): void => {
    const missing = others.find((other) => values[other] === undefined);
    if (values[name] !== undefined && missing) throw new StartError(`${name} needs ${missing}.`);
  };
  needs('BROADCAST_URL', ['BROADCAST_APP_ID', 'BROADCAST_APP_KEY', 'BROADCAST_APP_SECRET']);
  needs('BROADCAST_CLIENT_URL', ['BROADCAST_URL']);
  needs('BROADCAST_APP_ID', ['BROADCAST_APP_SECRET']);
  if (isOn(values.BROADCAST_OTHER_CHANNELS)) {
    needs('BROADCAST_OTHER_CHANNELS', ['BROADCAST_APP_SECRET']);
  } else if (isOn(values.BROADCAST_CLIENT_EVENTS)) {
    throw new StartError('BROADCAST_CLIENT_EVENTS needs BROADCAST_OTHER_CHANNELS=1.');
  }
  for (const name of ['REDIS_URL', 'BROADCAST_OTHER_CHANNELS'] as const) {
    if (values.BROADCAST_URL !== undefined && values[name] !== undefined) {
      throw new StartError(
        `${name} is for the built-in sockets, and BROADCAST_URL is another broker. Leave one out.`,
      );
    }
  }
}

/** Settings from variables that `broadcastVariables` has checked. Throws a `StartError`. */
export function readBroadcastSettings(values: z.infer<typeof schema>): BroadcastSettings {
  assertTogether(values);
  const { BROADCAST_URL: url, BROADCAST_APP_ID: appId, BROADCAST_APP_SECRET: secret } = values;
  const isExternal = url !== undefined && appId !== undefined && secret !== undefined;
  return {
    key: values.BROADCAST_APP_KEY ?? 'lobi',
    appId,
    secret,
    otherChannels: isOn(values.BROADCAST_OTHER_CHANNELS),
    clientEvents: isOn(values.BROADCAST_CLIENT_EVENTS),
    redisUrl: values.REDIS_URL,
    broker: isExternal
      ? {
          origin: url,
          clientOrigin: values.BROADCAST_CLIENT_URL ?? url,
          appId,
          appSecret: secret,
        }
      : undefined,
  };
}
