import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(var(--grid-base), minmax(0, 1fr));
  gap: var(--grid-gap);
  min-inline-size: 0;

  @media (min-width: 768px) {
    grid-template-columns: repeat(var(--grid-md), minmax(0, 1fr));
    gap: var(--grid-gap-md);
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(var(--grid-lg), minmax(0, 1fr));
    gap: var(--grid-gap-lg);
  }
  &[data-fit] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--grid-min)), 1fr));
  }
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: end;
  }
`;
