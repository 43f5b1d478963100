/** Paper of a lantern around its middle, 80 units high. */
export const lanternPaper = 'M-22-40C-52-24-52 24-22 40H22C52 24 52-24 22-40Z';
/** Its ribs. */
export const lanternRibs =
  'M0-40V40M-11-40C-26-22-26 22-11 40M11-40C26-22 26 22 11 40M-40-16Q0-8 40-16M-40 16Q0 24 40 16';
