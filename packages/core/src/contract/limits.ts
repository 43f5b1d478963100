/** Minimum age in years. @source spec §9 */
export const minimumAge = 21;

/** Timeout of every call, in milliseconds. @source spec §9 */
export const httpTimeoutMs = 10_000;

/** Local storage key of the bearer token. @source spec §9 */
export const tokenStorageKey = 'token';

/** Local storage key of the age notice version that was accepted in this browser. @source ours */
export const noticeStorageKey = 'lobi.notice';

/** Local storage key of the time of the acceptance, ISO 8601. @source ours – protection, row 1 */
export const noticeTimeStorageKey = 'lobi.notice.at';

/**
 * Local storage key of the version that is not yet reported to the platform. @source ours – protection,
 * row 1
 */
export const noticePendingStorageKey = 'lobi.notice.pending';

/** Interface languages; the first is the default and the fallback. @source spec §9 */
export const languages = ['id', 'en', 'es', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

/** Loading overlay: fade and removal in milliseconds after the content has loaded. @source spec §9 */
export const loadingOverlay = { fadeMs: 400, removeMs: 1_000 } as const;

/** Rows per page of a list: default and maximum. @source ours */
export const pageSize = { default: 25, max: 100 } as const;

/** Maximum latest bets of a round. @source ours */
export const latestBets = 12;

/** Maximum requests on an agent's dashboard; the queue has all of them. @source ours */
export const dashboardRequests = 10;

/** Days of a report, today included: default range and maximum. @source ours */
export const reportDays = { usual: 7, longest: 366 } as const;

/** Username: lower-case letters, digits, dot, dash and underscore. @source ours */
export const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,31}$/;

/** Password length; no composition rules, pasting allowed. @source ours, after ASVS 6.2 */
export const passwordLength = { min: 8, max: 128 } as const;

/** Maximum size of a picture as sent: 1.5 MB. @source ours */
export const pictureBytes = 1_500_000;

/** Maximum length of a staff note. @source ours */
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
export const drawOddsRange = { minimum: 101, maximum: 10_000 } as const;

/**
 * Maximum lengths of the texts of a client error report, in characters; pages truncate their own.
 * @source ours
 */
export const clientErrorLength = { message: 300, part: 2_000, page: 60 } as const;
