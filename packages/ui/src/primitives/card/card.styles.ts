import { styled } from 'styled-components';

export const Root = styled.section`
  min-inline-size: 0;
  padding: var(--card-padding);
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-elevation-1);

  &[data-level='raised'] {
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-raised);
  }
  &[data-level='inset'] {
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-inset);
    box-shadow: none;
  }
`;
