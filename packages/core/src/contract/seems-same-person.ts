import type { ResemblanceSign } from './statuses.ts';

/** Details that two people hardly ever share. */
const strong: ReadonlySet<ResemblanceSign> = new Set(['device', 'phone', 'email']);

/** Number of weaker common details from which two accounts count as one person. */
const weakTogether = 2;

/**
 * Returns whether two accounts that share these details seem to belong to one person. One phone, mailbox
 * or browser is enough; a name, a date of birth or an address only together with another detail, since a
 * whole café shares an address.
 * @source ours – protection
 */
export const seemsSamePerson = (signs: readonly ResemblanceSign[]): boolean =>
  signs.some((sign) => strong.has(sign)) || new Set(signs).size >= weakTogether;
