import styled from 'styled-components';

export const Root = styled.form`
  display: grid;
  gap: var(--lobi-space-5);
  min-inline-size: 0;

  /* Stays in the page, so that what is put into it later is heard, but takes no row. */
  > [role='alert']:empty {
    position: absolute;
  }
`;

export const Failure = styled.p`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-danger) 45%, transparent);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-danger-soft);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);

  svg {
    flex: none;
    color: var(--lobi-color-danger);
  }
`;
