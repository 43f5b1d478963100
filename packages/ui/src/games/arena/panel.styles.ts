import { styled } from 'styled-components';

/** A panel of the stage with its header. */
export const Panel = styled.section`
  min-inline-size: 0;
  padding: 16px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font-variant-numeric: tabular-nums;

  @media (min-width: 960px) {
    padding: 20px 24px;
  }
`;

export const PanelHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 32px;
  margin-block-end: 8px;

  h2 {
    margin: 0;
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  span {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;
