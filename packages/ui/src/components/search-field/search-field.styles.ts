import { styled } from 'styled-components';

export const Root = styled.form`
  min-inline-size: 0;
`;
