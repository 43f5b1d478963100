import { isStaff } from '../contract/roles.ts';
import type { Reader } from './may-manage.ts';

/**
 * Id of a game's declarator; `null`: only staff changes the game; `undefined`: the game does not exist.
 */
export type Declarator = string | null | undefined;

/**
 * Returns whether the user runs the rounds of the declarator's games. Declarators run their own, staff
 * all. @source ours
 */
export const canManageGame = (
  reader: Pick<Reader, 'id' | 'role'>,
  declaratorId: Declarator,
): boolean =>
  declaratorId !== undefined &&
  (isStaff(reader) || (reader.role === 'declare' && declaratorId === reader.id));
