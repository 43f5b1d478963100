import { styled } from 'styled-components';

export const Root = styled.div`
  background: var(--lobi-ground), var(--lobi-color-canvas);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
`;
