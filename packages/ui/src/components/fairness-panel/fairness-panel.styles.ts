import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);
  min-inline-size: 0;
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  &[data-status='mismatch'] {
    border-color: var(--lobi-color-danger);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;

export const Text = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-wrap: pretty;
`;

export const Values = styled.dl`
  display: grid;
  gap: 8px;
`;

export const Row = styled.div`
  padding: 6px 6px 6px 12px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);

  dt {
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 32px;
  }
  code {
    min-inline-size: 0;
    font:
      400 0.8125rem/1.25rem ui-monospace,
      'SFMono-Regular',
      Menlo,
      Consolas,
      monospace;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--lobi-color-text3);
  }
`;

export const Verdict = styled.p`
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text2);

  &[data-tone='success'] {
    color: var(--lobi-color-success);
  }
  &[data-tone='danger'] {
    color: var(--lobi-color-danger);
  }
`;
