import { styled } from 'styled-components';

export const Root = styled.section`
  min-inline-size: 0;
  max-inline-size: var(--box-max, none);
  padding-inline: var(--box-inline);
  padding-block: var(--box-block);
`;
