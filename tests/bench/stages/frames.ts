import type { CDPSession } from 'playwright';

/** Work of the main thread for one frame, in ms of its own CPU time at the throttled speed. */
export interface Frame {
  /** All work: script, style, layout, paint, and compositing of a canvas. */
  readonly workMs: number;
  /** Script only. */
  readonly scriptMs: number;
  /** Duration from the start of this frame to that of the next. */
  readonly lastedMs: number;
  /**
   * Whether a press occurred in the frame or shortly before: while it is sent, answered and its result
   * shown.
   */
  readonly isPress: boolean;
}

/** The frames of one sample of a page. */
export interface Look {
  readonly frames: readonly Frame[];
  /** Time from each press to the frame with its result, in ms, as browsers measure interactions. */
  readonly paintedMs: readonly number[];
  /** Tasks that took more than 50 ms of wall time, including other work of the machine. */
  readonly longTasks: number;
}

/** Used fields of a trace event. Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: {
      readonly type?: string;
      readonly duration?: number;
      readonly interactionId?: number;
    };
  };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const frameName = 'AnimationFrame::Render';
const taskName = 'RunTask';
const scriptNames = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.run']);
const longMs = 50;
/** A press is sent, answered and shown within this time; later movement is the game's. */
const pressMs = 500;
const milli = 1_000;

/** Events of the thread that rendered the page's frames, in start order. */
function pageThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`);
  const framesIn = (thread: readonly TraceEvent[]) =>
    thread.filter(({ name }) => name === frameName).length;
  const [busiest = []] = [...threads.values()].sort((a, b) => framesIn(b) - framesIn(a));
  return busiest.toSorted((a, b) => a.ts - b.ts);
}

/** Script that is not nested in other script. */
function outermostScript(thread: readonly TraceEvent[]): TraceEvent[] {
  let endsAt = 0;
  return thread.filter(({ name, ph, ts, dur = 0 }) => {
    if (ph !== 'X' || !scriptNames.has(name) || ts < endsAt) return false;
    endsAt = ts + dur;
    return true;
  });
}

/** Sums the CPU time of events by the frame within which they began. */
function perFrame(starts: readonly number[], events: readonly TraceEvent[]): number[] {
  const sums = starts.map(() => 0);
  let frame = -1;
  for (const { ts, tdur = 0 } of events) {
    while (frame + 1 < starts.length && ts >= starts[frame + 1]!) frame += 1;
    if (frame >= 0) sums[frame]! += tdur / milli;
  }
  return sums;
}

/** Duration of each interaction until it was painted: the longest of its events. */
function paintedAfter(events: readonly TraceEvent[]): number[] {
  const longest = new Map<number, number>();
  for (const { name, args } of events) {
    const { interactionId = 0, duration = 0 } = args?.data ?? {};
    if (name !== 'EventTiming' || interactionId === 0) continue;
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return [...longest.values()];
}

/** Extracts frames from a trace. A frame lasts from the task that rendered it to the next such task. */
export function readFrames(events: readonly TraceEvent[]): Look {
  const thread = pageThread(events);
  const tasks = thread.filter(({ name, ph }) => name === taskName && ph === 'X');
  const renders = thread.filter(({ name, ph }) => name === frameName && ph === 'b');
  const starts = renders.flatMap(({ ts }) => {
    const task = tasks.findLast((one) => one.ts <= ts);
    return task && ts <= task.ts + (task.dur ?? 0) ? [task.ts] : [];
  });
  const work = perFrame(starts, tasks);
  const script = perFrame(starts, outermostScript(thread));
  const presses = thread.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  );
  // The frame during which a press arrives began before it, and is late because of it.
  const isPress = (start: number, end: number): boolean =>
    presses.some(({ ts }) => end > ts && start - ts < pressMs * milli);
  return {
    // The last one was cut off by the end of the recording.
    frames: starts.slice(0, -1).map((start, index) => ({
      workMs: work[index]!,
      scriptMs: script[index]!,
      lastedMs: (starts[index + 1]! - start) / milli,
      isPress: isPress(start, starts[index + 1]!),
    })),
    paintedMs: paintedAfter(events),
    longTasks: tasks.filter(({ dur = 0 }) => dur / milli > longMs).length,
  };
}

/**
 * Traces a page during an action. The page must request every frame, so that idle frames count as well.
 */
export async function watchFrames(
  session: CDPSession,
  happens: () => Promise<void>,
): Promise<Look> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await happens();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return readFrames(events);
}
