import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
`;

export const Tab = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 46px;
  padding-inline: 10px;
  border-block-end: 2px solid transparent;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  white-space: nowrap;
  word-spacing: 0.06em;

  &[aria-current] {
    border-block-end-color: var(--lobi-color-second-text);
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
`;
