import * as z from 'zod/mini';
import { selections } from '../statuses.ts';
import { amountSchema } from './common.ts';

/** Body of a bet. @source ours */
export const betPlaceSchema = z.object({ selection: z.enum(selections), amount: amountSchema });
export type BetPlace = z.infer<typeof betPlaceSchema>;
