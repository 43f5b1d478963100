/** The page of limits as the step after a registration, or after the first game. */
export const firstLimitsHash = '#first';

/** Id of the user who has just registered and will be offered limits. It holds on this device. */
const storageKey = 'lobi.limits.offer';

/** Limits are offered to this user once there was something to see. */
export function offerLimitsLater(userId: string): void {
  try {
    localStorage.setItem(storageKey, userId);
  } catch {
    // They are offered before the first deposit in any case.
  }
}

/** Is an offer due for this user? It is due once: asking takes it. */
export function takeLimitsOffer(userId: string): boolean {
  try {
    if (localStorage.getItem(storageKey) !== userId) return false;
    localStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
