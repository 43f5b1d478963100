import * as z from 'zod/mini';

/** Maximum lengths of a report's texts, in characters; pages truncate their own. @source ours */
export const clientErrorLength = { message: 300, part: 2_000, page: 60 } as const;

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
