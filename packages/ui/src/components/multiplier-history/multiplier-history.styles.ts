import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-inline-size: 0;
  container: multiplier-history / inline-size;

  /* The opened list overlays the content below, which does not move. */
  &[data-open] {
    position: relative;
    z-index: 3;
  }
`;

export const Title = styled.h3`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

/** From this width on all rounds are shown, in two lines. */
const wide = '@container multiplier-history (min-width: 600px)';

/** One line and the button for the rest, or everything. */
export const Strip = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px;
  align-items: start;
  min-block-size: 48px;
  min-inline-size: 0;

  ${wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const More = styled.div`
  grid-column: 2;
  padding-block: 2px;

  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${wide} {
    display: none;
  }
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

  ${wide} {
    flex-wrap: wrap;
  }
  [data-open] & {
    position: absolute;
    inset-block-start: -6px;
    inset-inline: -6px 44px;
    flex-wrap: wrap;
    padding: 8px 6px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-canvas);
    box-shadow: var(--lobi-elevation-4);
  }
  ${wide} {
    [data-open] & {
      position: relative;
      inset: auto;
      padding: 2px 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
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
