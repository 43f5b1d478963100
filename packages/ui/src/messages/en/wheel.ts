import type { WheelMessages } from '../id/wheel.ts';

/** English messages of the wheel. */
export const wheel: WheelMessages = {
  verb: 'Spin',
  segments: 'Segments',
  wheel: 'Wheel with {segments} segments, {risk} risk. What pays: {prizes}',
  prize: '{multiple} on {count}',
  wheelShort: '{segments} segments · {risk} risk',
  maximum: 'up to {maximum}',
};
