import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-inline-size: 0;
`;

export const Title = styled.h3`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const List = styled.ol`
  /* Visually hidden text stays inside the scroll container. */
  position: relative;
  display: flex;
  gap: 6px;
  padding-block: 2px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  > li {
    flex: none;
  }
  > li > * {
    display: grid;
    place-items: center;
    min-inline-size: 60px;
    padding: 5px 10px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-pill);
    background: var(--lobi-color-surface);
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
  > li > a {
    min-block-size: 44px;
  }
  > li[data-latest] > * {
    border-color: var(--lobi-color-text2);
    color: var(--lobi-color-text);
  }
  @media (hover: hover) {
    > li > a:hover {
      background: var(--lobi-color-raised);
      color: var(--lobi-color-text);
    }
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
