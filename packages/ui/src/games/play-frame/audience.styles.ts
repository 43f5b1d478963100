import { styled } from 'styled-components';

/** Never shrinks; the text beside it is shortened if there is not enough room. */
export const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;
