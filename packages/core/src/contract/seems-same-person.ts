import type { ResemblanceSign } from './statuses.ts';

/** A sign that hardly two people share. */
const strong: ReadonlySet<ResemblanceSign> = new Set(['device', 'phone', 'email']);

/** Number of common signs by which two accounts count as one person. */
const weakTogether = 2;

/**
 * Does an account that shares these signs with another person seem to be that person's? One phone,
 * mailbox or browser is enough; a name, a day of birth or an address only with another sign, since a
 * whole café shares an address. @source ours – protection
 */
export const seemsSamePerson = (signs: readonly ResemblanceSign[]): boolean =>
  signs.some((sign) => strong.has(sign)) || new Set(signs).size >= weakTogether;
