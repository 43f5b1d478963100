import * as z from 'zod/mini';
import { roles } from './roles.ts';
import { idSchema } from './schemas/common.ts';
import { roundSchema } from './schemas/round.ts';
import { userSchema } from './schemas/user.ts';
import { walletSchema } from './schemas/wallet.ts';
import { changeSchema } from './schemas/change.ts';
import { winsSchema } from './schemas/lobby.ts';
import { shotSchema } from './schemas/shot.ts';
import { tableSchema } from './schemas/table.ts';
import { gameRevisedSchema, gameRoundSchema } from './schemas/game-round.ts';

/** A connected user as shown in a presence channel. @source ours */
const memberSchema = z.object({ id: idSchema, username: z.string(), role: z.enum(roles) });
export type Member = z.infer<typeof memberSchema>;

/** One realtime channel: its name pattern, its event, and who may subscribe. */
export interface ChannelRow {
  /** Name without the prefix of its visibility; `{id}` is a placeholder for one id. */
  readonly channel: string;
  readonly visibility: 'public' | 'private' | 'presence';
  /**
   * Wire name of the event; Echo listens to it as `.updated`. A presence channel has no event of its
   * own: whenever a member joins or leaves, the driver reports all members under this name.
   */
  readonly event: string;
  readonly payload: z.ZodMiniType;
  /**
   * The server sends subscribers their number, as Pusher does with `pusher:subscription_count`; it
   * counts sockets, not users. Default false.
   */
  readonly isCounted?: true;
  /** Rule that the server checks before it signs a subscription. */
  readonly authorize: 'everyone' | 'self' | 'agent-self' | 'owner-of-wallet' | 'staff';
  readonly source: string;
}

/** The channel table. */
export const channels = {
  user: {
    channel: 'user.{id}',
    visibility: 'private',
    event: 'updated',
    payload: userSchema,
    authorize: 'self',
    source: 'spec §7',
  },
  wallet: {
    channel: 'wallet.{id}',
    visibility: 'private',
    event: 'updated',
    payload: walletSchema,
    authorize: 'owner-of-wallet',
    source: 'spec §7',
  },
  round: {
    channel: 'round.{id}',
    visibility: 'public',
    event: 'updated',
    payload: roundSchema,
    authorize: 'everyone',
    source: 'ours',
  },
  agent: {
    channel: 'agent.{id}',
    visibility: 'private',
    event: 'changed',
    payload: changeSchema,
    authorize: 'agent-self',
    source: 'ours – of the own downline: ids only, the client reads again',
  },
  ops: {
    channel: 'ops.{id}',
    visibility: 'private',
    event: 'changed',
    payload: changeSchema,
    authorize: 'staff',
    source: 'ours – `ops.all`: ids only, the client reads again',
  },
  staff: {
    channel: 'staff.{id}',
    visibility: 'presence',
    event: 'members',
    payload: z.array(memberSchema),
    authorize: 'staff',
    source: 'ours – `staff.all`: who of the staff is connected; spec §6 (presence channels)',
  },
  lobby: {
    channel: 'lobby.{id}',
    visibility: 'public',
    event: 'wins',
    payload: winsSchema,
    authorize: 'everyone',
    source: 'ours – `lobby.all`',
  },
  table: {
    channel: 'table.{id}',
    visibility: 'public',
    event: 'updated',
    payload: tableSchema,
    authorize: 'everyone',
    isCounted: true,
    source: 'ours',
  },
  game: {
    channel: 'game.{id}',
    visibility: 'public',
    event: 'round',
    payload: z.union([gameRoundSchema, gameRevisedSchema]),
    authorize: 'everyone',
    isCounted: true,
    source: 'ours',
  },
  pond: {
    channel: 'pond.{id}',
    visibility: 'public',
    event: 'shot',
    payload: shotSchema,
    authorize: 'everyone',
    isCounted: true,
    source: 'ours – of a fishing game, by its id',
  },
} as const satisfies Record<string, ChannelRow>;

export type ChannelKey = keyof typeof channels;

/** Payload of a channel's event. */
export type ChannelPayload<Key extends ChannelKey> = z.infer<(typeof channels)[Key]['payload']>;

/** Name of a channel for one id, without prefix: `channelName('wallet', id)` → `wallet.<id>`. */
export function channelName(key: ChannelKey, id: string): string {
  return channels[key].channel.replace('{id}', id);
}

const wirePrefixes: Readonly<Record<ChannelRow['visibility'], string>> = {
  public: '',
  private: 'private-',
  presence: 'presence-',
};

/** Name on the wire: with the `private-` or `presence-` prefix of the row. */
export const wireChannelName = (key: ChannelKey, id: string): string =>
  wirePrefixes[channels[key].visibility] + channelName(key, id);

/** Parses a wire name into its row and id; `undefined` for a name without a row. */
export function parseChannelName(wireName: string): { key: ChannelKey; id: string } | undefined {
  for (const key of Object.keys(channels) as ChannelKey[]) {
    const prefix = wireChannelName(key, '');
    const id = wireName.slice(prefix.length);
    if (wireName.startsWith(prefix) && /^[A-Za-z0-9_-]{1,64}$/.test(id)) return { key, id };
  }
  return undefined;
}
