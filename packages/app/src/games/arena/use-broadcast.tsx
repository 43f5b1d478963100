import type { VideoStatus } from '@lobi/ui/games';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Broadcast } from './broadcast.tsx';

/** The broadcast of an arena as its stage takes it. */
export interface BroadcastState {
  /** `undefined` where there is none. */
  readonly stream: ReactNode;
  readonly streamStatus: VideoStatus | undefined;
  onStreamRetry(): void;
}

/** Watches how a broadcast is doing, so that a poster shows where no picture arrives. */
export function useBroadcast(src: string | null): BroadcastState {
  const [attempt, setAttempt] = useState(0);
  const [reported, setReported] = useState<{
    readonly key: string;
    readonly status?: VideoStatus;
  }>();
  const key = `${attempt} ${src}`;
  const stream = useMemo(
    () =>
      src === null ? undefined : (
        <Broadcast
          key={key}
          src={src}
          onStatus={(status) => setReported({ key, ...(status && { status }) })}
        />
      ),
    [key, src],
  );
  const status = reported?.key === key ? reported.status : 'connecting';
  return {
    stream,
    streamStatus: src === null ? undefined : status,
    onStreamRetry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
