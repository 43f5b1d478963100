import { styled } from 'styled-components';
import { largeText } from '../../packages/ui/src/primitives/low-screen.ts';

export const Steps = styled.ol`
  display: grid;
  gap: var(--lobi-space-3);
  max-inline-size: 72ch;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

export const Changes = styled.ul`
  display: grid;
  gap: var(--lobi-space-4);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 72ch);
    gap: var(--lobi-space-4);
    align-items: baseline;
    justify-items: start;

    ${largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
