import { styled } from 'styled-components';

export const Layout = styled.div`
  display: grid;
  gap: var(--lobi-space-6);
`;

export const Scroller = styled.div`
  overflow: auto;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
`;

export const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  min-inline-size: 1200px;
  font: 400 12px var(--lobi-font-family);

  rect {
    fill: var(--lobi-color-surface);
    stroke: var(--lobi-color-border-control);
  }

  [data-compound] > rect {
    fill: var(--lobi-veil);
  }

  [data-active] > rect {
    stroke: var(--lobi-color-accent);
    stroke-width: 3;
  }

  [data-active]:not([data-compound]) > rect {
    fill: var(--lobi-color-accent);
  }

  text {
    fill: var(--lobi-color-text);
    font-weight: 600;
    font-size: 14px;
  }

  [data-active]:not([data-compound]) > text {
    fill: var(--lobi-color-on-accent);
  }

  path {
    fill: none;
    stroke: var(--lobi-color-text3);
  }

  marker path,
  circle {
    fill: var(--lobi-color-text3);
    stroke: none;
  }

  [data-words] text {
    fill: var(--lobi-color-text2);
    font-weight: 400;
    font-size: 12px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--lobi-space-6);
`;

export const History = styled.ol`
  display: grid;
  max-block-size: 320px;
  gap: var(--lobi-space-2);
  overflow: auto;
  padding-inline-start: 2.4em;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  list-style: decimal;
`;

export const Facts = styled.pre`
  max-block-size: 320px;
  margin: 0;
  overflow: auto;
  font:
    400 var(--lobi-font-12) ui-monospace,
    monospace;
  color: var(--lobi-color-text2);
`;
