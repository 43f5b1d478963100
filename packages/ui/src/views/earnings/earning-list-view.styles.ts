import { styled } from 'styled-components';

export const Name = styled.span`
  font-weight: 500;
`;
