import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
  }
`;
