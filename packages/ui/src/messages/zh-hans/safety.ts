import type { SafetyMessages } from '../id/safety.ts';

/** Simplified Chinese words of safer play: limits, pauses, reality check. */
export const safety: SafetyMessages = {};
