import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  gap: var(--lobi-space-5);
  min-inline-size: 0;

  /* Stays in the page, so that what is put into it later is heard, but takes no row. */
  > [role='alert']:empty {
    position: absolute;
  }
`;
