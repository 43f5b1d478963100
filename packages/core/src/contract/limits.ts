/** Minimum age in years. @source spec §9 */
export const minimumAge = 21;

/** Every call gives up after this many milliseconds. @source spec §9 */
export const httpTimeoutMs = 10_000;

/** Local storage key of the bearer token. @source spec §9 */
export const tokenStorageKey = 'token';

/** Local storage key of the version of the age notice that was accepted here. @source ours */
export const noticeStorageKey = 'lobi.notice';

/** Key of the time at which it was, ISO 8601. @source ours – protection, row 1 */
export const noticeTimeStorageKey = 'lobi.notice.at';

/** Key of the version that is not yet reported to the platform. @source ours – protection, row 1 */
export const noticePendingStorageKey = 'lobi.notice.pending';

/** Interface languages, the default first; it is also the fallback. @source spec §9 */
export const languages = ['id', 'en', 'es', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

/** Loading overlay: fade and removal in milliseconds after the content has loaded. @source spec §9 */
export const loadingOverlay = { fadeMs: 400, removeMs: 1_000 } as const;

/** Rows on one page of a list, and the most that a caller may ask for. @source ours */
export const pageSize = { default: 25, max: 100 } as const;

/** Requests that an agent's dashboard shows; all of them stand in the queue. @source ours */
export const dashboardRequests = 10;

/** Days of a report, today included: when no range is asked for, and the most. @source ours */
export const reportDays = { usual: 7, longest: 366 } as const;

/** Username: lower-case letters, digits, dot, dash and underscore. @source ours */
export const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,31}$/;

/** Password length; no composition rules, pasting allowed. @source ours, after ASVS 6.2 */
export const passwordLength = { min: 8, max: 128 } as const;

/** Most bytes of a picture as it is sent: 1.5 MB. @source ours */
export const pictureBytes = 1_500_000;

/** Length of a note of staff about a person. @source ours */
export const noteLength = { min: 1, max: 2_000 } as const;

/** Length of the name of an applicant for an exclusion. @source ours */
export const applicantLength = { min: 2, max: 120 } as const;

/** Length of the reason for which a player is excluded at the request of others. @source ours */
export const exclusionReasonLength = { min: 3, max: 1_000 } as const;

/** Digits of a PIN for withdrawals. @source ours */
export const pinLength = 6;

/** Basis points in a whole: 600 bp are 6 %. */
export const basisPoints = 10_000;

/** Payout of a draw market per 100 staked, stake included. @source ours */
export const drawOddsRange = { least: 101, most: 10_000 } as const;
