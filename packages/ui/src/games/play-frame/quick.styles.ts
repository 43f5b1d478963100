import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

/** Predefined choices in one row of toggle buttons. */
export const Quick = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;

  ${largeText} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-flow: row;

    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  button {
    min-block-size: 44px;
    padding: 0 4px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    text-align: center;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 0.5px var(--lobi-color-text);
  }
  button:disabled {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  button:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
`;
