/** Words of the flows of money: deposit, withdrawal, receipts, in Indonesian, the reference language. @source design glossary; wording ours */
export const flows = {};

/** Shape that every language of this area fills. */
export type FlowsMessages = typeof flows;
