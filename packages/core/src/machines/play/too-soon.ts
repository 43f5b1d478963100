import type { Failure } from '../failure.ts';

/** Wait that the server requires after a play that came too soon, in ms; `null` for any other error. */
export function tooSoonMs({ code, params, retryAfterSeconds }: Failure): number | null {
  if (code !== 'too_soon') return null;
  const { milliseconds } = params;
  // Older servers report whole seconds only.
  return typeof milliseconds === 'number' ? milliseconds : (retryAfterSeconds ?? 1) * 1_000;
}

/** A play that is early by no more than this, in ms, is attributed to clock differences. @source ours */
const earlyByAClockMs = 1_000;

/** Returns the wait before the same play is sent again, in ms; `null` if the player has to wait. */
export function shortRestMs(failure: Failure): number | null {
  const wait = tooSoonMs(failure);
  return wait !== null && wait <= earlyByAClockMs ? wait : null;
}
