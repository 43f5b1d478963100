import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  gap: 8px;
  min-inline-size: 0;
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li + li {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Changes = styled.div`
  padding-block-start: 6px;
`;

export const Nothing = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
