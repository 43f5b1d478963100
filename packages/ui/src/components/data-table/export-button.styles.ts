import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Failure = styled.span`
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;
