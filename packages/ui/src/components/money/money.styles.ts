import { styled } from 'styled-components';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;

  &[data-direction='in'][data-tone='auto'] {
    color: var(--lobi-color-success);
  }
  &[data-hidden] {
    letter-spacing: 0.12em;
  }
`;
