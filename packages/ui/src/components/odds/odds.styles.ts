import { styled } from 'styled-components';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  unicode-bidi: isolate;
  direction: ltr;
  white-space: nowrap;
`;
