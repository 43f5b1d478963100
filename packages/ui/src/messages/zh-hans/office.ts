import type { OfficeMessages } from '../id/office.ts';

/** Simplified Chinese words of the back office. */
export const office: OfficeMessages = {};
