import { styled } from 'styled-components';

export const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
  gap: 12px;
`;

export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: 6px;
  overflow: hidden;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  & > img {
    border-radius: var(--lobi-radius-md);
  }
`;

export const Wide = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 16px;
  align-items: start;
`;
