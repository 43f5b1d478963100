import type { OfficeMessages } from '../id/office.ts';

/** Spanish words of the back office. */
export const office: OfficeMessages = {};
