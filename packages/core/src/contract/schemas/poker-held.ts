import * as z from 'zod/mini';

/** Positions of the held cards of video poker, from 0, without duplicates. @source ours */
export const pokerHeldSchema = z.array(z.int().check(z.minimum(0), z.maximum(4))).check(
  z.maxLength(5),
  z.refine((places) => new Set(places).size === places.length),
);
