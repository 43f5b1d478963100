import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/button.tsx';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-inline-size: 0;

  /* On a phone the cards are first: everything else of this part scrolls. */
  @container play-frame (max-width: 879.98px) {
    gap: 6px;

    > .lobi-Switch-root {
      order: 1;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;

  ${lowScreen} {
    h2 {
      ${visuallyHidden}
    }
  }
  @container play-frame (max-width: 879.98px) {
    &[data-owned] h2 {
      ${visuallyHidden}
    }
    &[data-several] {
      ${lowScreen} {
        ${visuallyHidden}
      }
    }
  }
  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;

/** Switches between cards if they do not all fit. */
export const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  [dir='rtl'] & svg {
    scale: -1 1;
  }
  /* Small cards are turned by a swipe, or by the keys of their row; a large one has its number. */
  @container play-frame (max-width: 879.98px) {
    &[data-several] > button {
      display: none;
    }
    &:not([data-several]) > span {
      ${visuallyHidden}
    }
  }
  @container play-frame (min-width: 880px) {
    display: none;
  }
`;

/** Returns from one enlarged card to all of them. */
export const Back = styled(Button)`
  display: none;

  @container play-frame (max-width: 879.98px) {
    display: inline-flex;
    padding-inline: 8px;
  }
`;

export const None = styled.p`
  padding: 20px 16px;
  border: 1px dashed var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  text-align: center;

  ${lowScreen} {
    padding: 8px 12px;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Row = styled.ol`
  position: relative;
  display: grid;
  grid-auto-columns: min(100%, 360px);
  grid-auto-flow: column;
  gap: 12px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: var(--lobi-radius-lg);
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    position: relative;
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  [data-lobi-motion='reduced'] & {
    scroll-behavior: auto;
  }
  @container play-frame (max-width: 879.98px) {
    grid-auto-columns: min(100%, 20rem);

    &[data-several] {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 6px;
    }
    /* More than four: two columns in view, and the edge of the next one. */
    &[data-several][data-turning] {
      grid-auto-columns: calc(50% - 10px);
      grid-auto-flow: column;
      grid-template: repeat(2, auto) / none;
    }
  }
  @container play-frame (min-width: 880px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow: visible;
  }
  @container play-frame (min-width: 880px) and (max-width: 1100px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Covers a small card on a phone, where its cells are too small to be pressed. */
export const Enlarge = styled.button`
  display: none;

  @container play-frame (max-width: 879.98px) {
    display: block;
    position: absolute;
    inset: 0;
    border-radius: var(--lobi-radius-md);
    cursor: zoom-in;

    &:focus-visible {
      outline: 2px solid var(--lobi-color-focus);
      outline-offset: -2px;
    }
  }
`;
