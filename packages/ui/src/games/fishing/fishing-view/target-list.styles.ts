import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

export const Root = styled.fieldset`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);

    ${lowScreen} {
      ${visuallyHidden}
    }
  }
  > p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  @media (hover: none), (max-width: 599.98px) {
    > p {
      display: none;
    }
  }
`;

export const Targets = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;

  /* One row that scrolls, so that the pond has the height of the others. */
  ${lowScreen} {
    grid-auto-columns: minmax(4rem, max-content);
    grid-auto-flow: column;
    grid-template-columns: none;
    margin: -3px;
    padding: 3px;
    overflow-x: auto;
    scroll-padding-inline: 3rem;
    scrollbar-width: none;
  }
  ${largeText} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Target = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  min-block-size: 76px;
  min-inline-size: 0;
  padding: 4px 2px 6px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    inline-size: min(100%, 56px);
    block-size: 34px;
  }
  span {
    overflow: hidden;
    max-inline-size: 100%;
    color: var(--lobi-color-text2);
    font: 500 0.6875rem/0.9375rem var(--lobi-font-family);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font: 600 0.75rem/1rem var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  &:has(:checked) {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-text);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
`;
