import { styled } from 'styled-components';

export const Mark = styled.svg`
  display: block;
  flex: none;
  overflow: visible;
  --mark: var(--lobi-color-meron);
  --mark-on: var(--lobi-color-on-meron);

  &[data-outcome='wala'] {
    --mark: var(--lobi-color-wala);
    --mark-on: var(--lobi-color-on-wala);
  }
  &[data-outcome='draw'] {
    --mark: var(--lobi-color-draw);
    --mark-on: var(--lobi-color-on-draw);
  }
  &[data-outcome='cancelled'] {
    --mark: var(--lobi-color-cancel);
    --mark-on: var(--lobi-color-on-cancel);
  }

  path {
    fill: var(--mark);
  }
  text {
    fill: var(--mark-on);
    font: 800 12px var(--lobi-font-family);
    text-anchor: middle;
  }
  &[data-inverse] path {
    fill: #fff;
  }
  &[data-inverse] text {
    fill: var(--mark);
  }
  @media (forced-colors: active) {
    path {
      fill: Canvas;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
    }
  }
`;
