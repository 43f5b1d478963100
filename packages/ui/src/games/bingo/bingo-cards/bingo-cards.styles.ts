import { css, styled } from 'styled-components';
import { Button } from '../../../primitives/button/button.tsx';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    gap: 6px;
  }
  /* On a wide page the switch is beside the heading, so that the cards end above the lower edge. */
  @container play-frame (min-width: 880px) {
    position: relative;

    > .lobi-Switch-root {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;

      > [id$='-hint'] {
        ${visuallyHidden}
      }
    }
  }
`;

/**
 * Heading and cards. On a phone they have the whole space of the board whatever their number, so that neither a
 * purchase nor a new round moves anything; the switch follows by scrolling.
 */
export const Area = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    gap: 4px;
    block-size: max(var(--play-board-room, 21rem), 9.75rem);
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;

  @container play-frame (max-width: 879.98px) {
    h2,
    &[data-bare] {
      ${visuallyHidden}
    }
  }
  @container play-frame (min-width: 880px) {
    min-block-size: 44px;
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

/** Over the blank cards. */
export const None = styled.p`
  position: absolute;
  inset: 50% auto auto 50%;
  inline-size: max-content;
  max-inline-size: calc(100% - 32px);
  padding: 8px 16px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  text-align: center;
  translate: -50% -50%;

  [dir='rtl'] & {
    translate: 50% -50%;
  }
  ${lowScreen} {
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

/** Height of one of five cells, after what else a card contains, in a list with this height of a card. */
const cellOf = (card: string, rest: string) => css`
  --bingo-cell: calc((${card} - ${rest}) / 5);
`;
/** Borders, paddings and gaps of a small card, and its line of text. */
const small = '21px - 0.95rem';

/** Columns of which the edge of a third is in view. */
const turningColumns = css`
  grid-auto-columns: calc(50% - 10px);
  grid-template-columns: none;
`;

/**
 * Small cards: two below each other, or four; more than four continue to the side. With little height two are
 * beside each other, and more than two continue to the side.
 */
const severalOnPhone = css`
  grid-auto-flow: column;
  grid-template-rows: repeat(2, minmax(0, 1fr));
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 6px;

  > * {
    ${cellOf('(100cqb - 6px) / 2', small)}
  }
  &[data-cards='2'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-cards='3'],
  &[data-cards='4'] {
    grid-auto-flow: row;
  }
  &[data-cards='5'] {
    ${turningColumns}
  }
  ${lowScreen} {
    &[data-cards] {
      grid-auto-flow: column;
      grid-template-rows: minmax(0, 1fr);
    }
    &[data-cards='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &:not([data-cards='2']) {
      ${turningColumns}
    }
    > * {
      ${cellOf('100cqb', small)}
    }
  }
`;

export const Row = styled.ol`
  position: relative;
  display: grid;
  grid-auto-columns: min(100%, 360px);
  grid-auto-flow: column;
  gap: 12px;
  grid-row: 2;
  min-inline-size: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: var(--lobi-radius-lg);
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
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
    container-type: size;
    grid-auto-columns: 100%;
    grid-template-rows: minmax(0, 1fr);

    > * {
      ${cellOf('100cqb', '37px - 3.1rem')}

      ${lowScreen} {
        ${cellOf('100cqb', small)}
      }
    }
    > * > :first-child {
      block-size: 100%;
    }
    &[data-several] {
      ${severalOnPhone}
    }
    &[data-blank] {
      overflow: hidden;
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
