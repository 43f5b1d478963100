import type { OfficeMessages } from '../id/office.ts';

/** English words of the back office. */
export const office: OfficeMessages = {};
