import type { SafetyMessages } from '../id/safety.ts';

/** Spanish words of safer play: limits, pauses, reality check. */
export const safety: SafetyMessages = {};
