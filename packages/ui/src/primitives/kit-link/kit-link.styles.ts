import { styled } from 'styled-components';

export const Root = styled.a`
  &[data-link='inline'] {
    border-radius: var(--lobi-radius-xs);
    color: var(--lobi-color-accent-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  @media (hover: hover) {
    &[data-link='inline']:hover {
      text-decoration-thickness: 2px;
    }
  }
`;
