import { styled } from 'styled-components';
import { lowScreen } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  position: relative;
  z-index: 1;
  min-inline-size: 0;
  padding: 8px 10px 0;

  ${lowScreen} {
    padding: 2px 6px 0;
  }
`;

export const Empty = styled.p`
  margin: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  /* As high as the following list. */
  line-height: 32px;

  ${lowScreen} {
    line-height: 30px;
  }
  text-align: center;
`;

export const List = styled.ol`
  position: relative;
  display: flex;
  gap: 6px;
  margin: 0;
  padding: 2px;
  overflow-x: auto;
  border-radius: var(--lobi-radius-sm);
  list-style: none;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 1px;
  }
  li {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding-inline: 10px;
    border: 1px solid transparent;
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
  ${lowScreen} {
    li {
      min-block-size: 26px;
      padding-inline: 8px;
    }
  }
  li[data-latest] {
    border-color: var(--lobi-color-border-control);
    color: var(--lobi-color-text);
  }
  li[data-mark]::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--mark);
    content: '';
  }
  li[data-mark='red'] {
    --mark: var(--lobi-color-meron);
  }
  li[data-mark='black'] {
    --mark: var(--lobi-color-text);
  }
  li[data-mark='green'] {
    --mark: var(--lobi-color-draw);
  }
  li[data-mark='accent'] {
    --mark: var(--lobi-color-accent);
  }
`;
