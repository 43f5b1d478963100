import type { HandlersOf } from './call.ts';

/** Handler of client error reports: the fake backend has no log to write them to. */
export const clientErrorHandlers: HandlersOf<'client-error'> = {
  'client-error.report': () => undefined,
};
