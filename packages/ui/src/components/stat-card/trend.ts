/** Direction of a change. */
export type TrendDirection = 'up' | 'down' | 'flat';

/** Direction that counts as good: up, down, or neither, e.g. for withdrawals. */
export type GoodDirection = 'up' | 'down' | 'neither';

/** Change as a share, its direction, and whether that is good. */
export interface Trend {
  readonly direction: TrendDirection;
  readonly tone: 'success' | 'danger' | 'neutral';
  /** Without sign; see the direction. */
  readonly size: number;
}

/** Smallest change that is shown: 0.1 %. */
const smallest = 0.0005;

/** Reads a change, a share with its sign: 0.129 is up by 12.9 %. */
export function readTrend(change: number, good: GoodDirection = 'up'): Trend {
  const size = Math.abs(change);
  if (size < smallest) return { direction: 'flat', tone: 'neutral', size: 0 };
  const direction = change > 0 ? 'up' : 'down';
  const tone = good === 'neither' ? 'neutral' : direction === good ? 'success' : 'danger';
  return { direction, tone, size };
}
