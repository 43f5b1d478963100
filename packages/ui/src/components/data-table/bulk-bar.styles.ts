import { styled } from 'styled-components';
import { coveredBelow } from '../../primitives/covered-below.ts';

/** Below the rows and over them while scrolling, so that selecting does not shift the layout. */
export const Root = styled.div`
  position: sticky;
  inset-block-end: ${coveredBelow};
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Count = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
`;
