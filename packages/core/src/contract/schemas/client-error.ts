import * as z from 'zod/mini';

/** Longest texts of a report, in characters; a page shortens its own. @source ours */
export const clientErrorLength = { message: 300, part: 2_000, page: 60 } as const;

/**
 * The error report of a page for a part that failed while it was drawn. It contains no user and no
 * address.
 * @source ours
 */
export const clientErrorSchema = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(clientErrorLength.message)),
  /** Components around the one that failed, the innermost first. */
  part: z.string().check(z.maxLength(clientErrorLength.part)),
  /** Name of the route that was open, empty where there is none. */
  page: z.string().check(z.maxLength(clientErrorLength.page)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
