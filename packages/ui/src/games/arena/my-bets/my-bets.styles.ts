import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Bet = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding-block: 11px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  svg {
    grid-row: span 2;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  > :nth-child(3),
  > :nth-child(5) {
    text-align: end;
  }
  &[data-status='won'] > :nth-child(5) {
    color: var(--lobi-color-success);
    font-weight: 600;
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding-block: 4px 6px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
`;
