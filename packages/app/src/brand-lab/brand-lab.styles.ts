import { styled } from 'styled-components';

export const Lab = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 440px) minmax(0, 1fr);
  min-block-size: 100dvh;

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tools = styled.div`
  display: grid;
  align-content: start;
  gap: var(--lobi-space-6);
  padding: var(--lobi-space-6);
  border-inline-end: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-surface);

  @media (min-width: 901px) {
    position: sticky;
    inset-block-start: 0;
    block-size: 100dvh;
    overflow-y: auto;
  }
`;

export const Colours = styled.ul`
  display: grid;
  gap: var(--lobi-space-2);

  label {
    display: grid;
    grid-template-columns: 44px 1fr 96px;
    gap: var(--lobi-space-3);
    align-items: center;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }

  input[type='color'] {
    inline-size: 44px;
    block-size: 32px;
    padding: 2px;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: var(--lobi-radius-xs);
    background: var(--lobi-color-inset);
  }
`;

export const Hex = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  padding: 4px 8px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-inset);
  font:
    400 var(--lobi-font-13) ui-monospace,
    monospace;
  color: var(--lobi-color-text);

  &[aria-invalid='true'] {
    border-color: var(--lobi-color-danger);
  }
`;

export const Range = styled.label`
  display: grid;
  gap: var(--lobi-space-2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  input {
    accent-color: var(--lobi-color-accent);
  }
`;

export const Source = styled.textarea`
  inline-size: 100%;
  block-size: 140px;
  padding: var(--lobi-space-3);
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  font:
    400 var(--lobi-font-12) ui-monospace,
    monospace;
  color: var(--lobi-color-text);
`;

export const Pairs = styled.div`
  max-block-size: 360px;
  overflow: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }

  th,
  td {
    padding: var(--lobi-space-2);
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    font-weight: 400;
    white-space: nowrap;
    text-align: start;
  }

  td {
    font-variant-numeric: tabular-nums;
  }
`;

export const Sample = styled.span`
  padding: 2px 6px;
  border-radius: 4px;
  font-weight: 600;
`;

/** A separate grid column, so that the brand's frame inside does not affect the grid of the lab. */
export const Preview = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  gap: var(--lobi-space-5);
  padding: var(--lobi-space-5);
  background: var(--lobi-color-inset);
`;

export const Shown = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: var(--lobi-space-7) var(--lobi-page-gutter);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-ground), var(--lobi-color-canvas);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
`;
