import { styled } from 'styled-components';

export const Quiet = styled.span`
  color: var(--lobi-color-text2);
`;

export const Strong = styled.span`
  font-weight: 600;
`;
