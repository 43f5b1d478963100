/** What is done to a user is in that user's activity too, but not from where. */
export const unknownPlace = { ip: null, browser: null, device: null, country: null, city: null };
