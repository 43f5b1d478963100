import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;

  ${largeText} {
    white-space: normal;
    overflow-wrap: break-word;
    /* The decoration of a cancelled amount does not reach its inline block. */
    text-decoration: inherit;
  }

  &[data-direction='in'][data-tone='auto'] {
    color: var(--lobi-color-success);
  }
  &[data-hidden] {
    letter-spacing: 0.12em;
  }
`;

/** Moves to the next line as a whole, and wraps at its group marks only if it is longer than a line. */
export const Digits = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  text-decoration: inherit;
`;
