import { styled } from 'styled-components';

export const PayName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;

  svg {
    flex: none;
    padding: 3px;
    border-radius: var(--lobi-radius-xs);
    background: #10143a;
  }
`;

export const LineMaps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin: 0;
  padding: 0;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  svg {
    block-size: 26px;
  }
  rect {
    fill: var(--lobi-color-border-control);
    opacity: 0.35;
  }
  rect[data-taken] {
    fill: var(--lobi-color-text);
    opacity: 1;
  }
`;

export const Panel = styled.section`
  display: grid;
  gap: 10px;
  padding: var(--lobi-space-4);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);

  h2 {
    margin: 0;
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    color: var(--lobi-color-text2);
    font-variant-numeric: tabular-nums;
    list-style: none;
  }
`;

export const Spins = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  button {
    display: grid;
    justify-items: start;
    min-block-size: 44px;
    min-inline-size: 84px;
    padding: 4px 12px;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: var(--lobi-color-text2);
    color: var(--lobi-color-text);
  }
  button:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;
