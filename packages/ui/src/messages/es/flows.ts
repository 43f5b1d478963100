import type { FlowsMessages } from '../id/flows.ts';

/** Spanish words of the flows of money: deposit, withdrawal, receipts. */
export const flows: FlowsMessages = {};
