import { styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';
import { Panel } from '../panel.styles.ts';

export const Root = styled(Panel)`
  min-inline-size: 0;
`;

export const Fights = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 2.5em minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 48px;
    padding-block: 6px;

    ${largeText} {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  li + li {
    border-block-start: 1px solid
      color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  }
  li[data-current] {
    color: var(--lobi-color-accent-text);
    font-weight: 600;
  }
`;

export const Number = styled.span`
  color: var(--lobi-color-text3);
  font-variant-numeric: tabular-nums;
`;

export const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  small {
    color: var(--lobi-color-text3);
    font-size: inherit;
  }
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  ${largeText} {
    grid-column: 2;
  }
`;

export const Note = styled.p`
  margin: 0;
  color: var(--lobi-color-text2);
`;
