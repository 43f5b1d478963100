/**
 * Modes in which a cloud service for visual review captures a story: `Matrix` and `Screens` are
 * sent to it.
 */
export const modes = {
  'dark-390': { look: 'lentera-dark', viewport: 390 },
  'dark-1440': { look: 'lentera-dark', viewport: 1440 },
  'light-1440': { look: 'pesisir-light', viewport: 1440 },
};
