import { keyframes, styled } from 'styled-components';

const shake = keyframes`
  20%, 60% { transform: translateX(-6px); }
  40%, 80% { transform: translateX(6px); }
`;

export const Cells = styled.div`
  display: flex;
  gap: 8px;
  max-inline-size: 100%;

  &[data-invalid] {
    animation: ${shake} var(--lobi-motion-slow) var(--lobi-ease-out);
  }
`;

export const Cell = styled.input`
  flex: 0 1 48px;
  min-inline-size: 0;
  block-size: max(48px, var(--lobi-control-lg));
  padding: 0;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-20) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;

  &[data-filled] {
    border-color: var(--lobi-color-text3);
  }
  [data-invalid] > & {
    border-color: var(--lobi-color-danger);
    box-shadow: inset 0 0 0 1px var(--lobi-color-danger);
  }
  &:disabled {
    border-color: var(--lobi-color-border-subtle);
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
`;
