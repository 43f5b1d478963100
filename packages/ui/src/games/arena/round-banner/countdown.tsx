import { useState } from 'react';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { useArenaFormat } from '../use-arena-format.ts';
import { useNow } from '../use-now.ts';
import * as S from './round-banner.styles.ts';

const circumference = 2 * Math.PI * 16;

/** Minimum duration of a full ring, so that it does not start half empty for late viewers. */
const minimumSpanMs = 10_000;

export interface CountdownProps {
  /** ISO 8601, UTC. */
  endsAt: string;
  /** Server time minus local time, in ms. */
  serverOffsetMs: number;
}

/**
 * Remaining time as text and ring. The text is not announced every second; the banner makes the
 * announcements.
 */
export function Countdown({ endsAt, serverOffsetMs }: CountdownProps) {
  const { clock, say } = useArenaFormat();
  const end = Date.parse(endsAt);
  const now = useNow(true) + serverOffsetMs;
  const leftMs = Math.max(0, end - now);
  const [span, setSpan] = useState({ end, ms: Math.max(minimumSpanMs, leftMs) });
  if (span.end !== end) setSpan({ end, ms: Math.max(minimumSpanMs, leftMs) });
  const seconds = Math.ceil(leftMs / 1000);
  const arc = Math.min(1, leftMs / span.ms) * circumference;
  return (
    <>
      <span aria-hidden="true">{clock(seconds)}</span>
      <VisuallyHidden>{say('timeLeft', { time: clock(seconds) })}</VisuallyHidden>
      <S.Ring viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="16" strokeDasharray={`${arc} ${circumference}`} />
      </S.Ring>
    </>
  );
}
