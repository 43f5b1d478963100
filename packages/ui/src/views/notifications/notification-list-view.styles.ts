import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  inline-size: 100%;
  max-inline-size: 720px;
`;

export const Panel = styled.section`
  min-inline-size: 0;
  padding: 8px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Device = styled.section`
  display: grid;
  gap: var(--lobi-space-4);
  min-inline-size: 0;
  padding: var(--lobi-space-5);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;
