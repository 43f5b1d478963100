/** One thing that somebody did, and from where, as the platform sends it. */
export interface ActivityListRow {
  readonly id: string;
  /** `null` where it is not known, as with all that follows. */
  readonly ip: string | null;
  readonly browser: string | null;
  readonly device: string | null;
  /** Two-letter code, or a name. */
  readonly country: string | null;
  readonly city: string | null;
  /** Name of the deed; its words are the page's. */
  readonly action: string;
  /** ISO 8601. */
  readonly createdAt: string;
}
