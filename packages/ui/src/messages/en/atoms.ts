import type { AtomsMessages } from '../id/atoms.ts';

/** English words of small parts: buttons, codes to scan, meters. */
export const atoms: AtomsMessages = {};
