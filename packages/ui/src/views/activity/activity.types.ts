import type { RoleName } from '../../components/role-badge/role-badge.tsx';

/** One action of a user, with its origin, as the platform sends it. */
export interface ActivityListRow {
  readonly id: string;
  /** `null` if unknown, like the following fields. */
  readonly ip: string | null;
  readonly browser: string | null;
  readonly device: string | null;
  /** Two-letter code, or a name. */
  readonly country: string | null;
  readonly city: string | null;
  /** Name of the action; the page provides its label. */
  readonly action: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Author of the action; `null` if unknown. Shown in a log of many users. */
  readonly user?: ActivityPerson | null | undefined;
  /** Target of the action. Shown in a log of many users. */
  readonly subjects?: readonly ActivitySubject[] | undefined;
}

/** Author of an action. */
export interface ActivityPerson {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName | (string & {});
}

/** Target of an action. */
export interface ActivitySubject {
  /** The page provides its label. */
  readonly kind: string;
  readonly id: string;
  /** `null` for a target without a name. */
  readonly name: string | null;
}

/** Makes the list a log of many users: each row shows actor and target. */
export interface ActivityLog {
  /** Page of a user, if the viewer may open it. */
  readonly userHref: (user: ActivityPerson) => string | undefined;
  /** Page of a target, if it has one and the viewer may open it. */
  readonly subjectHref: (subject: ActivitySubject) => string | undefined;
  /** Describes a target, for example `Game Arena`. */
  readonly subjectLabel: (subject: ActivitySubject) => string;
}
