import * as z from 'zod/mini';
import { clientErrorLength } from '../limits.ts';

/**
 * An error report of a page about a part that failed to render. It contains no user and no address.
 * @source ours
 */
export const clientErrorSchema = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(clientErrorLength.message)),
  /** Components around the one that failed, the innermost first. */
  part: z.string().check(z.maxLength(clientErrorLength.part)),
  /** Name of the current route, empty if there is none. */
  page: z.string().check(z.maxLength(clientErrorLength.page)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
