import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-3);
  min-inline-size: 0;
`;
