import type { Failure } from '../failure.ts';

/** Time that the server demands before a play that came too soon, in ms; `null` for any other error. */
export function tooSoonMs({ code, params, retryAfterSeconds }: Failure): number | null {
  if (code !== 'too_soon') return null;
  const { milliseconds } = params;
  // Older servers report whole seconds only.
  return typeof milliseconds === 'number' ? milliseconds : (retryAfterSeconds ?? 1) * 1_000;
}

/** A play early by no more than this was early because of clock differences. In ms. @source ours */
const earlyByAClockMs = 1_000;

/**
 * Returns the time to wait before the same play is sent again, in ms; `null` if the player has to
 * wait.
 */
export function shortRestMs(failure: Failure): number | null {
  const wait = tooSoonMs(failure);
  return wait !== null && wait <= earlyByAClockMs ? wait : null;
}
