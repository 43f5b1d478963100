/**
 * Media query of a phone on which stage, stake and button of a game hardly fit together: 360 × 640 with the
 * browser's bars, and less; in rem, so that large text counts as little space.
 */
export const lowScreen = '@media (max-width: 959.98px) and (max-height: 43.75rem)';

/**
 * Media query of a phone in landscape: not high enough for a picture above its controls, wide enough for both
 * side by side. Large text reduces the width, so that its minimum is in rem.
 */
export const phoneOnItsSide =
  '@media (min-width: 37.5rem) and (max-width: 959.98px) and (max-height: 480px)';

/** Media query of text so large that hardly twenty characters fit a line. */
export const largeText = '@media (max-width: 19rem)';

/** Media query of the narrowest phones, 320 px wide, and of large text on all others. */
export const narrowPhone = '@media (max-width: 22rem)';
