/** An action on a user is listed in that user's activity too, but without the actor's location. */
export const unknownPlace = { ip: null, browser: null, device: null, country: null, city: null };
