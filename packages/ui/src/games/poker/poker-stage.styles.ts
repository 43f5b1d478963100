import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../primitives/low-screen.ts';

export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(4px, 1.6cqmin, 16px);
  justify-items: center;
  min-block-size: 0;
  padding: clamp(6px, 1.6cqmin, 18px);
  container: poker / size;
`;

/**
 * The pay table in three columns, best hand first. On screens with very little height, and beside large text,
 * only the cards fit; the table is also in the sheet of rules, and the hand's name is below the picture.
 */
export const Pays = styled.ol`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(3, auto);
  grid-template-columns: repeat(3, auto);
  gap: 1px clamp(2px, 1.2cqi, 16px);
  justify-content: space-between;
  inline-size: 100%;
  max-inline-size: 760px;
  margin: 0;
  padding: 0;
  list-style: none;

  @container poker (max-height: 150px) {
    display: none;
  }
  ${largeText} {
    display: none;
  }
`;

export const Pay = styled.li`
  display: flex;
  gap: 4px;
  justify-content: space-between;
  min-inline-size: 0;
  padding: 0 2px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-text2);
  font: 500 clamp(0.75rem, 1.7cqi, 1.0625rem) / 1.4 var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container poker (max-width: 350px) {
    letter-spacing: -0.03em;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  b {
    color: var(--lobi-color-text);
    font-weight: 700;
  }
  &[data-hit] {
    border-color: var(--lobi-color-accent-text);
    background: var(--lobi-color-accent-soft);
    color: var(--lobi-color-accent-text);

    b {
      color: inherit;
    }
  }
`;

/** As large as the room allows; it determines the size of the cards. */
export const Table = styled.div`
  position: relative;
  grid-row: 2;
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: 0;
  container-type: size;
`;

export const Hand = styled.div`
  --gap: clamp(4px, 1.4cqw, 16px);
  --tag: 26px;
  --card: min((100cqw - 4 * var(--gap)) / 5 - 6px, (100cqh - var(--tag) - 8px) * 5 / 7, 168px);
  display: flex;
  gap: var(--gap);

  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 4px;
  }
`;

/** A position with its card and the text below it. */
export const Slot = styled.span`
  display: grid;
  gap: 2px;
  justify-items: center;
  padding: 3px;
  border: 0;
  border-radius: calc(var(--card) / 9 + 3px);
  background: none;
  color: var(--lobi-color-text2);
  font: inherit;

  button& {
    cursor: pointer;
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 0;
  }
`;

/** A card covers its placeholder; a held card has a frame. */
export const Under = styled.span`
  position: relative;
  display: grid;
  border-radius: calc(var(--card) / 9);

  > * {
    grid-area: 1 / 1;
  }
  [data-held] > & {
    outline: 3px solid var(--lobi-color-accent-text);
  }
`;

/** The mark of a suggestion, on the card. */
export const Hint = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  align-self: start;
  justify-self: end;
  inline-size: 22px;
  block-size: 22px;
  margin: -4px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: 50%;
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-accent-text);
`;

/** Text that a card is held; the frame is an additional cue. */
export const Tag = styled.span`
  max-inline-size: calc(var(--card) + 8px);
  min-block-size: 1.35em;
  overflow: hidden;
  color: var(--lobi-color-text2);
  font: 600 clamp(0.75rem, 1.6cqw, 1rem) / 1.35 var(--lobi-font-family);
  text-overflow: ellipsis;
  white-space: nowrap;

  /* As wide as its card. */
  ${largeText} {
    font-size: clamp(0.5rem, var(--card) * 0.25, 0.75rem);
  }
  [data-held] > & {
    color: var(--lobi-color-accent-text);
  }
`;

/** Suggestions: a toggle, and a button to apply them. */
export const Advice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;

  > button {
    min-block-size: 44px;
    padding: 0 14px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    cursor: pointer;
  }
  > button[aria-disabled='true'] {
    color: var(--lobi-color-text3);
    cursor: not-allowed;
  }
  > button:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  ${lowScreen} {
    min-block-size: 40px;

    > button {
      min-block-size: 40px;
    }
  }
`;
