import { AppError } from '@lobi/core/contract';
import type { Actor } from '../access/actor.ts';

/**
 * Asserts that the actor is activated, which actions on other users require.
 * @throws AppError `forbidden`
 */
export function assertActive(actor: Actor): void {
  if (actor.status !== 'activated') {
    throw new AppError('forbidden', 'only an activated user deals with others');
  }
}
