import type { FakeUser } from './world.ts';

/** May money leave the user's wallet at the user's own word? */
export const mayTakeOut = ({ status, statusCause }: FakeUser): boolean =>
  status === 'activated' || (status === 'restricted' && statusCause === 'self');

/** Is it staff who returns the user's money? */
export const isPaidOutByStaff = (user: FakeUser): boolean =>
  user.status === 'blocked' || (user.status === 'restricted' && !mayTakeOut(user));
