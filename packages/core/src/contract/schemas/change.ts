import * as z from 'zod/mini';
import { idSchema } from './common.ts';

/** Kinds of changes to a work list. @source ours */
export const changeKinds = [
  'transaction',
  'user',
  'earning',
  'channel',
  'change',
  'setting',
  'provider',
] as const;

/** A change in a list; the client that shows it reads it again. @source ours */
export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  id: idSchema,
});
export type Change = z.infer<typeof changeSchema>;
