import type { HandlersOf } from './call.ts';

/** Error reports of pages: there is no log to write them to. */
export const clientErrorHandlers: HandlersOf<'client-error'> = {
  'client-error.report': () => undefined,
};
