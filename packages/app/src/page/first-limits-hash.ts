/** The page of limits as the step after a registration. */
export const firstLimitsHash = '#first';
