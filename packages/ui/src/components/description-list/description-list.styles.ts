import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px var(--lobi-space-8);
  min-inline-size: 0;

  &[data-columns='fit'] {
    display: flex;
    flex-wrap: wrap;
  }

  @media (min-width: 768px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const Item = styled.div`
  display: flex;
  /* A value that does not fit beside its name is below it, where it breaks only if it is longer than a line. */
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  min-inline-size: 0;

  dt {
    max-inline-size: 100%;
    color: var(--lobi-color-text3);
    overflow-wrap: break-word;
  }
  dd {
    max-inline-size: 100%;
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
    overflow-wrap: anywhere;
  }
  /* A time wraps only if it is longer than a line. */
  dd time {
    white-space: normal;
  }
  &[data-empty] dd {
    color: var(--lobi-color-text3);
    font-weight: 400;
  }
  [data-layout='stacked'] > & {
    flex-flow: column nowrap;
    /* A baseline in a column aligns to the left, even in right-to-left pages. */
    align-items: start;
    gap: 2px;
  }
  [data-layout='stacked'] > & dt {
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  [data-layout='stacked'] > & dd {
    margin-inline-start: 0;
    text-align: start;
  }
  &[data-total] {
    grid-column: 1 / -1;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  &[data-total] dt {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;
