import type { OverlaysMessages } from '../id/overlays.ts';

/** English messages of overlays: command palette, tours, image viewer. */
export const overlays: OverlaysMessages = {
  commandPalette: 'Command menu',
  commandSearch: 'Search pages or actions',
  commandRecent: 'Recently used',
  commandEmpty: 'No matches for “{query}”.',
  commandNone: 'There are no commands for you yet.',
  commandLoading: 'Loading commands',
  commandError: 'The commands could not be loaded.',
  commandFound: 'Found: {count}',
  commandMove: 'move',
  commandRun: 'run',
  commandLeave: 'close',
  typeToConfirm: 'Type “{text}” to continue',
  sheetExpand: 'Enlarge the panel',
  sheetCollapse: 'Shrink the panel',
  consentTitle: 'Your privacy choices',
  consentBody:
    'Some data on your device is needed for this site to work. Anything more is stored only with your consent.',
  consentAccept: 'Accept all',
  consentReject: 'Reject all',
  consentChoose: 'Choose',
  consentSave: 'Save choices',
  consentRequired: 'Always on',
  tourStep: 'Step {step} of {total}',
  tourSkip: 'Skip',
  tourNext: 'Next',
  tourDone: 'Done',
};
