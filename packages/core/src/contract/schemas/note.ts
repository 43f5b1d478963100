import * as z from 'zod/mini';
import { noteLength } from '../limits.ts';
import { idSchema, timeSchema } from './common.ts';

/** What somebody of the staff wrote down about a person. @source ours */
export const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  author: z.object({ id: idSchema, username: z.string() }),
  createdAt: timeSchema,
});
export type Note = z.infer<typeof noteSchema>;

/** Body of a new note. @source ours */
export const noteCreateSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(noteLength.min), z.maxLength(noteLength.max)),
});
