import { styled } from 'styled-components';

export const Action = styled.span`
  font-weight: 600;
`;

export const Quiet = styled.span`
  color: var(--lobi-color-text2);
`;

export const Unknown = styled.span`
  color: var(--lobi-color-text3);
`;
