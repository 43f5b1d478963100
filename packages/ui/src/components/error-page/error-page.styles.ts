import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 10px;
  min-block-size: min(640px, 72dvh);
  padding: var(--lobi-space-8) var(--lobi-page-gutter);
  text-align: center;
  overflow-wrap: anywhere;

  > * {
    max-inline-size: 100%;
  }
`;

export const Art = styled.svg`
  inline-size: 288px;
  max-inline-size: 100%;
  margin-block-end: 12px;
  fill: none;
  stroke: var(--lobi-color-border-control);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Body = styled.p`
  max-inline-size: 48ch;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-17) var(--lobi-font-family);
  text-wrap: balance;
`;

export const Reference = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-block-start: 12px;
`;
