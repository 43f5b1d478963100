import * as z from 'zod/mini';
import { idSchema } from '../schemas/common.ts';

/** Parameters of paths that calls of several subjects share. */
export const userParams = z.object({ userId: idSchema });
export const walletParams = z.object({ walletId: idSchema });
export const gameParams = z.object({ gameId: idSchema });
export const roundParams = z.object({ roundId: idSchema });
