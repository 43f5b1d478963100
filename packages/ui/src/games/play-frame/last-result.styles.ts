import { styled } from 'styled-components';
import { lowScreen } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  display: flex;
  grid-row: 3;
  align-items: center;
  min-block-size: 44px;
  padding: 6px 14px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  background: color-mix(in srgb, var(--lobi-color-surface) 88%, transparent);
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  &[data-mood='won'] {
    background: var(--lobi-color-success-soft);
  }
  /* Always reserves two lines, so that the picture above does not change its size between plays. */
  @container play-frame (max-width: 599.98px) {
    min-block-size: 3.3125rem;
  }
  ${lowScreen} {
    min-block-size: 2.5625rem;
    padding-block: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  min-inline-size: 0;

  b {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  [data-mood='won'] > & b {
    color: var(--lobi-color-success);
  }
  /* Two lines of one row each: if there is not enough room, the name of the result is shortened, never the
     amount. Larger text wraps. */
  @container play-frame (min-width: 17rem) and (max-width: 599.98px) {
    white-space: nowrap;

    b {
      flex-wrap: nowrap;
      inline-size: 100%;
      gap: 5px;
      font-size: 0.875rem;
    }
    b > * {
      flex: none;
    }
  }
`;

export const Result = styled.span`
  @container play-frame (min-width: 17rem) and (max-width: 599.98px) {
    && {
      flex: 0 1 auto;
    }
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
