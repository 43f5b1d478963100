import { rest } from './id/rest.ts';
import { start } from './id/start.ts';

/** Indonesian, the reference: its keys are the keys of every language. */
export const id = { ...start, ...rest };

/** Key of a text. */
export type MessageKey = keyof typeof id;

/** All texts of one language. */
export type Messages = Readonly<Record<MessageKey, string>>;
