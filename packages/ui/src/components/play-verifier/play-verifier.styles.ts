import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  container-type: inline-size;

  @media (max-width: 599px) {
    padding: var(--lobi-space-4);
  }
  h2 {
    margin: 0;
    font: 700 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  h3 {
    margin: 0 0 4px;
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Text = styled.p`
  max-inline-size: 68ch;
  margin: 4px 0 0;
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--lobi-space-4);

  > [data-wide] {
    grid-column: 1 / -1;
  }
  @container (min-width: 760px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > [data-half] {
      grid-column: span 2;
    }
  }
  @container (max-width: 759px) {
    > [data-half] {
      grid-column: 1 / -1;
    }
  }
  [data-code] :is(input, textarea) {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: max(16px, 1rem);
  }
`;

export const Examples = styled.div`
  display: grid;
  gap: 8px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const Verdict = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: var(--lobi-space-4);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
`;

export const Answer = styled.p`
  display: flex;
  gap: 10px;
  margin: 0;
  color: var(--lobi-color-text2);
  font-weight: 500;

  svg {
    flex: none;
  }
  &[data-tone='success'] {
    color: var(--lobi-color-success);
  }
  &[data-tone='danger'] {
    color: var(--lobi-color-danger);
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0;

  dt {
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Code = styled.pre`
  max-block-size: 260px;
  margin: 0;
  overflow: auto;
  font:
    400 0.8125rem/1.25rem ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 8px;
  max-inline-size: 72ch;
  margin: 0;
  padding-inline-start: 22px;
  color: var(--lobi-color-text2);
  list-style: decimal;
  text-wrap: pretty;
`;
