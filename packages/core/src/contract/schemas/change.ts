import * as z from 'zod/mini';
import { changeKinds } from '../change-kinds.ts';
import { idSchema } from './common.ts';

/** A change in a list; the client that shows it reads it again. @source ours */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  id: idSchema,
});
export type Change = z.infer<typeof changeSchema>;
