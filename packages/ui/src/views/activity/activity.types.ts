import type { RoleName } from '../../components/role-badge/role-badge.tsx';

/** One action of a user, with its origin, as the platform sends it. */
export interface ActivityListRow {
  readonly id: string;
  /** `null` if it is unknown, as with all that follows. */
  readonly ip: string | null;
  readonly browser: string | null;
  readonly device: string | null;
  /** Two-letter code, or a name. */
  readonly country: string | null;
  readonly city: string | null;
  /** Name of the action; its label comes from the page. */
  readonly action: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Author of the action; `null` if unknown. Shown in a log of many people. */
  readonly user?: ActivityPerson | null | undefined;
  /** Target of the action. Shown in a log of many people. */
  readonly subjects?: readonly ActivitySubject[] | undefined;
}

/** Author of an action. */
export interface ActivityPerson {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName | (string & {});
}

/** A thing that something was done to. */
export interface ActivitySubject {
  /** Its words are the page's. */
  readonly kind: string;
  readonly id: string;
  /** `null` for what is called by no name. */
  readonly name: string | null;
}

/** Makes the list a log of many people: says of each row who did it, and to what. */
export interface ActivityLog {
  /** Page of a person, where the reader may open it. */
  readonly userHref: (user: ActivityPerson) => string | undefined;
  /** Page of a thing, where it has one and the reader may open it. */
  readonly subjectHref: (subject: ActivitySubject) => string | undefined;
  /** Says a thing in words, for example `Game Arena`. */
  readonly subjectWord: (subject: ActivitySubject) => string;
}
