import { styled } from 'styled-components';

export const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-warn] {
    color: var(--lobi-color-warning);
    font-weight: 600;
  }
  &[data-done] {
    color: var(--lobi-color-text3);
  }
`;
