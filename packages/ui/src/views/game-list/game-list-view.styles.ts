import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-6);
  min-inline-size: 0;
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);
  min-inline-size: 0;
`;
