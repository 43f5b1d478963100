import { channels, parseChannelName, type ChannelRow } from '@lobi/core/contract';
import { send } from './connection.ts';
import type { FanOut } from './fan-out.ts';
import type { FanOutHandlers } from './fan-out-messages.ts';
import { writeFrame } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';
import type { SubscriberIndex } from './subscriber-index.ts';

/** Socket counts of the channels that publish theirs, on all nodes. */
export interface Audience {
  /** Announces the counts that changed on this node since the last call; called on a timer. */
  announceChanges(): void;
  /** Announces all counts of this node to the other nodes, which may have missed some. */
  announceAll(): void;
  /** Frame with the count of a channel, for a new subscriber; none while it is unknown. */
  frameOf(channel: string): string | undefined;
  nodeLost(nodeId: string): void;
  readonly handlers: Pick<FanOutHandlers, 'audience'>;
}

type Sizes = ReadonlyMap<string, number>;

const isCounted = (wireName: string): boolean => {
  const parsed = parseChannelName(wireName);
  const row: ChannelRow | undefined = parsed && channels[parsed.key];
  return row?.isCounted ?? false;
};

const frameWith = (channel: string, count: number): string =>
  writeFrame('pusher_internal:subscription_count', { subscription_count: count }, channel);

/**
 * Creates an audience without sockets. Each node announces its own counts; a change reaches clients with
 * the next announcement.
 */
export function createAudience(
  fanOut: FanOut,
  subscribers: SubscriberIndex,
  limits: RealtimeLimits,
): Audience {
  /** Sizes that each node has announced. */
  const nodes = new Map<string, Sizes>();
  const totals = new Map<string, number>();

  const here = (): Map<string, number> =>
    new Map(
      subscribers
        .names()
        .filter(isCounted)
        .map((name) => [name, subscribers.size(name)]),
    );

  const sumOf = (channel: string): number =>
    [...nodes.values()].reduce((sum, sizes) => sum + (sizes.get(channel) ?? 0), 0);

  const updateTotal = (channel: string): void => {
    const total = sumOf(channel);
    if (totals.get(channel) === total) return;
    if (total === 0) totals.delete(channel);
    else totals.set(channel, total);
    const frame = frameWith(channel, total);
    for (const connection of subscribers.in(channel)) send(connection, frame, limits);
  };

  const replace = (nodeId: string, sizes: Sizes): void => {
    const before = nodes.get(nodeId) ?? new Map<string, number>();
    if (sizes.size === 0) nodes.delete(nodeId);
    else nodes.set(nodeId, sizes);
    for (const channel of new Set([...before.keys(), ...sizes.keys()])) updateTotal(channel);
  };

  return {
    announceChanges: () => {
      const announced = nodes.get(fanOut.nodeId) ?? new Map<string, number>();
      const now = here();
      const changed = [...new Set([...announced.keys(), ...now.keys()])].filter(
        (channel) => announced.get(channel) !== now.get(channel),
      );
      if (changed.length === 0) return;
      const sizes = Object.fromEntries(changed.map((name) => [name, now.get(name) ?? 0]));
      void fanOut.send({ kind: 'audience', sizes });
    },
    announceAll: () => {
      void fanOut.send({ kind: 'audience', sizes: Object.fromEntries(here()), isAll: true });
    },
    frameOf: (channel) => {
      const total = totals.get(channel);
      return total === undefined ? undefined : frameWith(channel, total);
    },
    nodeLost: (nodeId) => replace(nodeId, new Map()),
    handlers: {
      audience: ({ sizes, isAll }, from) => {
        const before = isAll ? [] : [...(nodes.get(from) ?? [])];
        const after = new Map([...before, ...Object.entries(sizes)]);
        replace(from, new Map([...after].filter(([, size]) => size > 0)));
      },
    },
  };
}
