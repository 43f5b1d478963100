import { styled } from 'styled-components';

/** A section of the lobby and its header are styled like a rail. */
export { Head, Root as Section } from '../../components/game-rail/game-rail.styles.ts';

export const Root = styled.div`
  min-inline-size: 0;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  word-spacing: 0.06em;
`;

export const Find = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;

  @media (min-width: 1280px) {
    grid-template-columns: minmax(280px, 1fr) auto;
    align-items: center;
    gap: 16px;
  }
`;

/** Placeholder of the hero. */
export const HeroWaiting = styled.div`
  block-size: 152px;
  margin-block-start: 16px;

  > * {
    block-size: 100%;
  }
  @media (min-width: 960px) {
    block-size: 348px;
    margin-block-start: 20px;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: 16px;
  }
`;

export const Card = styled.li`
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 20px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  > svg {
    box-sizing: content-box;
    padding: 10px;
    border-radius: var(--lobi-radius-md);
    background: color-mix(in srgb, var(--lobi-color-second) 14%, var(--lobi-color-surface));
    color: var(--lobi-color-second-text);
  }
  h3 {
    margin: 4px 0 0;
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
    text-wrap: balance;
  }
  p {
    margin: 0;
    color: var(--lobi-color-text2);
    font: 400 0.875rem/1.375rem var(--lobi-font-family);
    text-wrap: pretty;
  }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 48px 16px 32px;
  text-align: center;

  svg {
    color: var(--lobi-color-border-control);
  }
  h2 {
    margin: 8px 0 0;
    font: 700 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: 44ch;
    margin: 0 0 8px;
    color: var(--lobi-color-text2);
  }
`;

export const Wins = styled.ul`
  display: grid;
  margin: 0;
  padding: 4px 20px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 2px 12px;
    padding-block: 10px;
  }
  li + li {
    border-block-start: 1px solid
      color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  }
  span {
    grid-row: 2;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (min-width: 640px) {
    li {
      grid-template-columns: 140px minmax(0, 1fr) auto;
    }
    span {
      grid-row: auto;
    }
  }
`;

export const Providers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: 999px;
    color: var(--lobi-color-text);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--lobi-color-accent);
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;
