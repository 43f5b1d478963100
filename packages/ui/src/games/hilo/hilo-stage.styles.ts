import { styled } from 'styled-components';
import { lowScreen } from '../../primitives/low-screen.ts';

export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;
  padding: 10px 12px;
`;

/** The card to compare the next with, as large as the room allows. */
export const Now = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  container-type: size;

  > span {
    --card: min(66cqh, 44cqw, 220px);
  }
  &[data-mood='lost'] > span {
    outline: 3px solid var(--lobi-color-text2);
    outline-offset: 3px;
  }
  &[data-mood='won'] > span {
    outline: 3px solid var(--lobi-color-accent-text);
    outline-offset: 3px;
  }
`;

/** The earlier cards, the newest closest to the centre. */
export const Before = styled.ol`
  --card: 34px;
  display: flex;
  justify-content: center;
  gap: 6px;
  min-block-size: 48px;
  margin: 8px 0 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  ${lowScreen} {
    --card: 26px;
    min-block-size: 37px;
    margin-block-start: 4px;
  }
  li {
    display: flex;
    flex: none;
    gap: 4px;
    align-items: center;
  }
  svg[data-move] {
    inline-size: 16px;
    fill: var(--lobi-color-text2);
  }
`;

export const Guesses = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 8px;

  button {
    display: grid;
    justify-items: center;
    align-content: center;
    min-block-size: 60px;
    padding: 4px 8px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-wrap: balance;
    cursor: pointer;
  }
  small {
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
  }
  button[aria-disabled='true'] {
    color: var(--lobi-color-text2);
    cursor: not-allowed;
  }
  button[aria-busy='true'] {
    cursor: progress;
  }
  button:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  ${lowScreen} {
    button {
      min-block-size: 52px;
    }
  }
`;
