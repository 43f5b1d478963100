/**
 * Media query of a phone on which a game has hardly room for stage, stake and button at once: 360 × 640
 * with the bars of the browser, and lower; in rem, so that large text counts as little room.
 */
export const lowScreen = '@media (max-width: 959.98px) and (max-height: 43.75rem)';

/**
 * Media query of a phone on its side: too low for a picture above its controls, wide enough for both
 * beside each other. Large text takes the width away, so its least is in rem.
 */
export const phoneOnItsSide =
  '@media (min-width: 37.5rem) and (max-width: 959.98px) and (max-height: 480px)';

/** Media query of text so large that a line of the screen holds hardly twenty letters of it. */
export const largeText = '@media (max-width: 19rem)';
