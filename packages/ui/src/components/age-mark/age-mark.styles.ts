import { styled } from 'styled-components';

export const Root = styled.span`
  --edge: 2.5rem;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--edge);
  block-size: var(--edge);
  border: 2px solid currentColor;
  border-radius: 50%;
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  unicode-bidi: isolate;
  direction: ltr;
  user-select: none;

  &[data-size='sm'] {
    --edge: 1.75rem;
    font-size: 0.625rem;
  }
  &[data-size='lg'] {
    --edge: 3.5rem;
    font: 700 var(--lobi-font-17) var(--lobi-font-family);
  }
`;
