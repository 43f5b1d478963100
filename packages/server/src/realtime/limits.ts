/**
 * Limits of one realtime endpoint. Sizes in bytes, times in milliseconds.
 * @source ours – spec §7 shows only the connection
 */
export interface RealtimeLimits {
  /** Largest frame that a client may send. */
  readonly frameBytes: number;
  /** Frames that a client may send per second, once `frameBurst` is spent. */
  readonly framesPerSecond: number;
  /** Frames at once: a reconnecting client subscribes to all of its channels. */
  readonly frameBurst: number;
  /** Frames over the rate that are answered with a rejection before the socket is closed. */
  readonly refusedFrames: number;
  readonly channelsPerConnection: number;
  readonly connectionsPerUser: number;
  readonly connections: number;
  /** Users in one presence channel, and size of what is published about each. */
  readonly presenceMembers: number;
  readonly memberInfoBytes: number;
  /** Time for which the last event of a cache channel is stored, and the number of such channels. */
  readonly cacheMs: number;
  readonly cachedChannels: number;
  /** Client events of one connection per second, where there are any. */
  readonly clientEventsPerSecond: number;
  /** Time for which a signed subscription waits for its grant from another node. */
  readonly grantWaitMs: number;
  /** Time over which clients are made to read again. */
  readonly resyncSpreadMs: number;
  /** Time in which other nodes have to report their members. */
  readonly clusterStatsMs: number;
  /** New connections from one address per minute, and at once. */
  readonly connectsPerMinute: number;
  readonly connectBurst: number;
  /** Clients that the nodes can take back in a second after another node has died. */
  readonly returnsPerSecond: number;
  /** Longest time over which clients are asked to come back. */
  readonly returnSpreadMs: number;
  /** A reader this far behind is cut off. */
  readonly bufferedBytes: number;
  /** Silence after which the client has to ping, in seconds; part of the handshake. */
  readonly activityTimeoutSeconds: number;
  /** Silence after which the server pings. */
  readonly idleMs: number;
  /** Silence after that ping which ends the connection. */
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
