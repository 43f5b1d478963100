import { styled } from 'styled-components';

export const Screen = styled.div`
  display: grid;
  min-block-size: 0;
`;

export const Full = styled.div`
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  &:empty {
    display: none;
  }
`;
