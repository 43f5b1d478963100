import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding-block: 4px 6px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
`;
