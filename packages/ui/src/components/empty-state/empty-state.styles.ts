import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 6px;
  padding: var(--lobi-space-8) var(--lobi-space-5);
  text-align: center;
`;

export const Art = styled.svg`
  inline-size: 240px;
  max-inline-size: 100%;
  margin-block-end: 10px;
  fill: none;
  stroke: var(--lobi-color-border-control);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    &,
    & * {
      fill: none;
      stroke: CanvasText;
    }
  }
`;

export const Body = styled.p`
  max-inline-size: 44ch;
  color: var(--lobi-color-text2);
  text-wrap: balance;
`;

export const Action = styled.div`
  margin-block-start: 10px;
`;
