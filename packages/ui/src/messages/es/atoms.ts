import type { AtomsMessages } from '../id/atoms.ts';

/** Spanish words of small parts: buttons, codes to scan, meters. */
export const atoms: AtomsMessages = {};
