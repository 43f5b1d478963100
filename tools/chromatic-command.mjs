/** Stories that a service for visual review sees: all variants of each part, and whole screens. */
export const reviewedStories = ['**/Matrix', 'Screens/**'];

/** Script of `package.json` that builds the Storybook to send. */
export const buildScript = 'storybook:build';

/**
 * Command line of Chromatic, without the token that it reads from the environment.
 *
 * @type {string[]}
 */
export const chromaticCommand = [
  'chromatic',
  '--exit-zero-on-changes',
  ...['--build-script-name', buildScript],
  ...reviewedStories.flatMap((stories) => ['--only-story-names', stories]),
];
