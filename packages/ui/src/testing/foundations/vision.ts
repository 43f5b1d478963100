/** A kind of colour vision. */
export interface Vision {
  readonly name: string;
  readonly note: string;
  /** Rows of an `feColorMatrix` in linear light; none for normal vision. */
  readonly matrix?: string | undefined;
}

/**
 * Normal vision and simulations of full colour blindness, after Machado, Oliveira and Fernandes (2009),
 * and of no colour vision, by luminance.
 */
export const visions: readonly Vision[] = [
  { name: 'Usual sight', note: 'Nine in ten people' },
  {
    name: 'Protanopia',
    note: 'No red receptors',
    matrix:
      '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  },
  {
    name: 'Deuteranopia',
    note: 'No green receptors, the most frequent',
    matrix:
      '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0',
  },
  {
    name: 'Tritanopia',
    note: 'No blue receptors',
    matrix:
      '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.303900 0 0 0 0 0 1 0',
  },
  {
    name: 'Without colour',
    note: 'Also a grey screen, a printed page',
    matrix: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
  },
];
