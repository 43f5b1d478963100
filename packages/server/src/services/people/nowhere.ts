/** What is done to somebody stands in that person's activity too, but not from where. */
export const nowhere = { ip: null, browser: null, device: null, country: null, city: null };
