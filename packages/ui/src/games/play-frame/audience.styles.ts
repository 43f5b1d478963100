import { styled } from 'styled-components';

/** Never shrinks: the line beside it is shortened where there is no room for both. */
export const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;
