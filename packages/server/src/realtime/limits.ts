/**
 * Limits of one realtime endpoint. Sizes in bytes, times in milliseconds.
 * @source ours – spec §7 shows only the connection
 */
export interface RealtimeLimits {
  /** Largest frame accepted from a client. */
  readonly frameBytes: number;
  /** Sustained frames per second of a client, once `frameBurst` is used up. */
  readonly framesPerSecond: number;
  /** Burst of frames: a reconnecting client subscribes to all of its channels. */
  readonly frameBurst: number;
  /** Excess frames that are answered with an error before the socket is closed. */
  readonly refusedFrames: number;
  readonly channelsPerConnection: number;
  readonly connectionsPerUser: number;
  readonly connections: number;
  /** Maximum users of a presence channel, and size of the data published about each. */
  readonly presenceMembers: number;
  readonly memberInfoBytes: number;
  /** Lifetime of the last event of a cache channel, and the number of such channels. */
  readonly cacheMs: number;
  readonly cachedChannels: number;
  /** Client events per second of one connection, if client events are allowed. */
  readonly clientEventsPerSecond: number;
  /** Time for which a signed subscription waits for its grant from another node. */
  readonly grantWaitMs: number;
  /** Time over which resyncs of clients are spread. */
  readonly resyncSpreadMs: number;
  /** Time within which other nodes must report their statistics. */
  readonly clusterStatsMs: number;
  /** New connections from one address: per minute, and as a burst. */
  readonly connectsPerMinute: number;
  readonly connectBurst: number;
  /** Clients per second that the nodes can accept after another node has died. */
  readonly returnsPerSecond: number;
  /** Maximum time over which reconnects of clients are spread. */
  readonly returnSpreadMs: number;
  /** Unsent bytes at which a client is disconnected. */
  readonly bufferedBytes: number;
  /** Silence after which the client must ping, in seconds; part of the handshake. */
  readonly activityTimeoutSeconds: number;
  /** Silence after which the server pings. */
  readonly idleMs: number;
  /** Time after that ping at which a silent connection is closed. */
  readonly pongMs: number;
  /** Interval of looking for silent connections. */
  readonly sweepMs: number;
}

/** Figures of the reference platform. */
export const realtimeLimits: RealtimeLimits = {
  frameBytes: 10_240,
  framesPerSecond: 10,
  frameBurst: 120,
  refusedFrames: 100,
  channelsPerConnection: 100,
  connectionsPerUser: 10,
  connections: 20_000,
  presenceMembers: 100,
  memberInfoBytes: 1_024,
  cacheMs: 30 * 60_000,
  cachedChannels: 10_000,
  clientEventsPerSecond: 10,
  grantWaitMs: 1_000,
  resyncSpreadMs: 3_000,
  clusterStatsMs: 1_000,
  connectsPerMinute: 1_200,
  connectBurst: 600,
  returnsPerSecond: 100,
  returnSpreadMs: 8_000,
  bufferedBytes: 1_048_576,
  activityTimeoutSeconds: 30,
  idleMs: 60_000,
  pongMs: 30_000,
  sweepMs: 5_000,
};
