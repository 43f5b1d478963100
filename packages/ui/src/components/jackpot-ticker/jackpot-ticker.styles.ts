import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;

  &[data-size='lg'] {
    inline-size: 100%;
    container-type: inline-size;
  }
`;

export const Label = styled.span`
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Amount = styled.span`
  color: var(--lobi-color-accent-text);
  font: 800 var(--lobi-font-24) var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;
  min-inline-size: 0;
  max-inline-size: 100%;

  /* A long amount wraps instead of overflowing its box. */
  .lobi-BalanceTicker-root > [aria-hidden] {
    flex-wrap: wrap;
  }

  [data-size='sm'] > & {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  [data-size='lg'] > & {
    font: 800 var(--lobi-font-38) var(--lobi-font-family-display, var(--lobi-font-family));

    /* Fits sixteen characters into the width. Users with large text get the size that they chose instead. */
    @container (min-width: 12rem) and (max-width: 24rem) {
      font-size: min(2.125rem, 9.5cqi);
    }
  }
`;

export const Note = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
