/** The page of limits as the step after a registration, or after the first game. */
export const firstLimitsHash = '#first';

/** Storage key of the id of a newly registered user who will be offered limits. */
const storageKey = 'lobi.limits.offer';

/** Schedules the offer of limits for this user after a first look at the app. */
export function offerLimitsLater(userId: string): void {
  try {
    localStorage.setItem(storageKey, userId);
  } catch {
    // They are offered before the first deposit in any case.
  }
}

/** Returns whether an offer is due for this user, and clears it. */
export function consumeLimitsOffer(userId: string): boolean {
  try {
    if (localStorage.getItem(storageKey) !== userId) return false;
    localStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
