import { styled } from 'styled-components';
import { Panel } from '../panel.styles.ts';

export const Root = styled(Panel)`
  display: grid;
  gap: 12px;

  @media (min-width: 960px) {
    padding: 20px;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;

  svg {
    color: var(--lobi-color-text3);
  }
  h2 {
    margin: 0;
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  span {
    margin-inline-start: auto;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Figures = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0;

  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  div:last-child {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  dt {
    color: var(--lobi-color-text3);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;
