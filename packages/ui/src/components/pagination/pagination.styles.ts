import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: 8px;

  .lobi-IconButton-root {
    border-color: var(--lobi-color-border-subtle);
  }
`;

export const Range = styled.span`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
