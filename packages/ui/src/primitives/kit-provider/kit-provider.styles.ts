import { styled } from 'styled-components';

export const Scope = styled.div`
  display: contents;
  color: var(--lobi-color-text);
`;

/** Generates no box: if a provider is in a grid, only its content is laid out. */
export const Portal = styled.div`
  display: contents;
`;
