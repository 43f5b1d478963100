import { styled } from 'styled-components';

export const Root = styled.a`
  position: absolute;
  inset-inline-start: 16px;
  inset-block-start: -80px;
  z-index: var(--lobi-z-overlay);
  padding: 12px 16px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-text);
  color: var(--lobi-color-canvas);
  font-weight: 600;

  &:focus {
    inset-block-start: 8px;
  }
`;
