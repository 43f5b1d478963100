import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  display: grid;
  /* Both columns give way down to their longest word. */
  grid-template-columns: auto minmax(min-content, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding-block: 11px;
  font-variant-numeric: tabular-nums;

  svg {
    grid-row: span 2;
  }
  b {
    font-weight: 600;
    overflow-wrap: break-word;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  > :nth-child(3),
  > :nth-child(5) {
    text-align: end;
  }
  &[data-gain] > :nth-child(5) {
    color: var(--lobi-color-success);
    font-weight: 600;
  }

  /* Facts below each other, because no two fit beside each other. */
  ${largeText} {
    grid-template-columns: auto minmax(0, 1fr);

    svg {
      grid-row: span 4;
      align-self: start;
      margin-block-start: 0.5rem;
    }
    > :not(svg):nth-child(n) {
      grid-column: 2;
      text-align: start;
    }
  }
`;
