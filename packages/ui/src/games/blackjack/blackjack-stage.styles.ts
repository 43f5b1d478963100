import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../primitives/low-screen.ts';

/** Dealer above, the player's hands below, as large as the room allows. */
export const Screen = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;
  padding: clamp(6px, 1.6cqmin, 18px);
`;

export const Table = styled.div`
  position: relative;
  min-block-size: 0;
  container: blackjack / size;

  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
`;

/** Each row is a line of text and its cards; the size of the cards depends on the height of both rows. */
export const Rows = styled.div`
  --line: clamp(max(22px, 1rem), 6cqh, 2.125rem);
  --card: min((100cqh - 2 * var(--line) - 26px) / 2 * 5 / 7, 34cqw, 150px);
  display: grid;
  grid-template-rows: 1fr 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  block-size: 100%;
`;

export const Hands = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  min-block-size: 0;
`;

/** One hand: its total, and its cards, which overlap more if there are many. */
export const Hand = styled.section`
  display: grid;
  grid-template-rows: var(--line) auto;
  gap: 2px;
  justify-items: center;
  align-content: center;
  min-inline-size: 0;
  padding: 2px;
  border: 2px solid transparent;
  border-radius: var(--lobi-radius-md);
  container: hand / inline-size;

  &[data-active] {
    border-color: var(--lobi-color-accent-text);
  }
`;

export const Line = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  margin: 0;
  overflow: hidden;
  color: var(--lobi-color-text2);
  font: 600 clamp(0.8125rem, 3.4cqh, 1.125rem) / 1.2 var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    color: var(--lobi-color-text);
    font-weight: 800;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Two hands on a phone: the result replaces the name, which the region has too. */
  @container hand (max-width: 220px) {
    &[data-decided] > span:first-child {
      display: none;
    }
  }
`;

/** The result of a hand as text; colour is an additional cue. */
export const Result = styled.strong`
  padding: 1px 8px;
  border-radius: 999px;
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text);
  font-weight: 700;

  &[data-result='won'],
  &[data-result='blackjack'] {
    background: var(--lobi-color-accent);
    color: var(--lobi-color-on-accent);
  }
`;

export const Cards = styled.ol`
  display: flex;
  justify-content: center;
  inline-size: 100%;
  min-block-size: calc(var(--card) * 7 / 5);
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    margin-inline-start: min(
      calc(var(--card) / 12),
      calc((100cqi - var(--count) * var(--card)) / (var(--count) - 1))
    );
  }
  > li {
    display: grid;
    flex: none;
  }
`;

/** The dealer's hidden card. */
export const Back = styled.span`
  inline-size: var(--card);
  aspect-ratio: 5 / 7;
  border-radius: calc(var(--card) / 9);
  background:
    repeating-linear-gradient(45deg, rgb(255 255 255 / 0.14) 0 4px, transparent 4px 8px),
    var(--lobi-color-accent);
  box-shadow:
    inset 0 0 0 3px #fffdf8,
    0 3px 8px rgb(0 0 0 / 0.4);
`;

export const Advice = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 44px;

  ${lowScreen} {
    min-block-size: 36px;
  }
`;

/** The four moves, large, always in the same positions. */
export const Moves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;

  ${lowScreen} {
    gap: 6px;
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  button {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    min-block-size: 56px;
    min-inline-size: 0;
    padding: 4px 6px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    text-align: center;
    cursor: pointer;

    ${lowScreen} {
      min-block-size: 46px;
      padding-block: 2px;
    }
  }
  button[data-suggested] {
    border: 2px solid var(--lobi-color-accent-text);
  }
  small {
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
  }
  button[aria-disabled='true'] {
    color: var(--lobi-color-text3);
    cursor: not-allowed;
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
  button:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  svg {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    fill: var(--lobi-color-accent-text);
  }
`;
