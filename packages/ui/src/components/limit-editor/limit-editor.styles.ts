import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  align-content: start;
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Head = styled.div`
  display: grid;
  gap: 4px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  p {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Current = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  font-variant-numeric: tabular-nums;

  span {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  b {
    font-weight: 600;
  }
`;

export const PendingActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Effect of the change; takes no space while it is empty. */
export const Effect = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  &:empty {
    display: none;
  }
`;
