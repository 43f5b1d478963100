/** Last event of each cache channel. */
export interface EventCache {
  put(channel: string, frame: string): void;
  get(channel: string): CachedEvent | undefined;
}

/** A cached event and its remaining lifetime. */
export interface CachedEvent {
  readonly frame: string;
  readonly leftMs: number;
}

export interface EventCacheOptions {
  /** Time for which an event is stored, in ms. */
  readonly retentionMs: number;
  /** Maximum number of channels; the channel with the oldest event is dropped first. */
  readonly maximumEvents: number;
  readonly now: () => number;
}

/** An empty cache. */
export function createEventCache({
  retentionMs,
  maximumEvents,
  now,
}: EventCacheOptions): EventCache {
  const events = new Map<string, { readonly frame: string; readonly until: number }>();
  return {
    put: (channel, frame) => {
      // Deletes first, so that the map stays ordered by age.
      events.delete(channel);
      events.set(channel, { frame, until: now() + retentionMs });
      const [oldest] = events.keys();
      if (events.size > maximumEvents && oldest !== undefined) events.delete(oldest);
    },
    get: (channel) => {
      const event = events.get(channel);
      const leftMs = event ? event.until - now() : 0;
      if (event && leftMs > 0) return { frame: event.frame, leftMs };
      events.delete(channel);
      return undefined;
    },
  };
}
