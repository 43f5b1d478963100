import { styled } from 'styled-components';

export const Scope = styled.div`
  display: contents;
  color: var(--lobi-color-text);
`;
