import { styled } from 'styled-components';

export const Why = styled.p`
  color: var(--lobi-color-text2);
`;

export const Code = styled.code`
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Lines = styled.span`
  display: grid;
  gap: 4px;
  justify-items: end;
`;
