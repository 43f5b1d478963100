import { styled } from 'styled-components';

/** Stands beside a line that may be too long: the line gives way. */
export const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;
