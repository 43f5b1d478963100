import { styled } from 'styled-components';

/** Moves a column; shown while the heading is hovered or focused. */
export const Move = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--lobi-radius-xs);
  color: inherit;
  vertical-align: middle;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
  @media (hover: hover) {
    opacity: 0;

    th:is(:hover, :focus-within) > & {
      opacity: 1;
    }
  }
`;

/** The edge of a column, to resize it by dragging. */
export const Resize = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 24px;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 30%;
    inset-inline-end: 0;
    border-inline-end: 1px solid var(--lobi-color-border-control);
  }
  &:is(:hover, :focus-visible)::after {
    inset-block: 0;
    border-inline-end: 2px solid var(--lobi-color-focus);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:is(:hover, :focus-visible)::after {
      border-color: Highlight;
    }
  }
`;
