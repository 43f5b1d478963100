import * as z from 'zod/mini';
import { idSchema } from './common.ts';

/** Says that something in a list changed; whoever shows it reads it again. @source ours */
export const changeSchema = z.object({
  kind: z.enum(['transaction', 'user', 'earning', 'channel']),
  id: idSchema,
});
export type Change = z.infer<typeof changeSchema>;
