import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;

  ${largeText} {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  &[data-direction='in'][data-tone='auto'] {
    color: var(--lobi-color-success);
  }
  &[data-hidden] {
    letter-spacing: 0.12em;
  }
`;
