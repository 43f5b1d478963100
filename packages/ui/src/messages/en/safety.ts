import type { SafetyMessages } from '../id/safety.ts';

/** English words of safer play: limits, pauses, reality check. */
export const safety: SafetyMessages = {};
