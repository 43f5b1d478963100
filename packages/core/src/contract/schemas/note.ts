import * as z from 'zod/mini';
import { noteLength } from '../limits.ts';
import { blockSchema, idSchema, timeSchema } from './common.ts';

/** A private note of staff about a user. @source ours */
export const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  author: z.object({ id: idSchema, username: z.string() }),
  createdAt: timeSchema,
});
export type Note = z.infer<typeof noteSchema>;

/** Body of a new note. @source ours */
export const noteCreateSchema = z.strictObject({
  text: blockSchema(noteLength),
});
