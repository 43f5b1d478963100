import { styled } from 'styled-components';

/** A section of the lobby with the layout of a rail. */
export { Head, Root } from '../game-rail/game-rail.styles.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  min-inline-size: 0;
  padding: 16px 20px;
  border: 1px solid
    color-mix(in srgb, var(--lobi-color-accent) 30%, var(--lobi-color-border-subtle));
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

export const Games = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: 999px;
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    border-color: var(--lobi-color-accent);
  }
`;
