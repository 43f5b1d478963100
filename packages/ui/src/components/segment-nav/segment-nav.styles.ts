import { styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const Root = styled.nav`
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const List = styled.ul`
  display: flex;
  gap: 4px;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 4px;
  overflow-x: auto;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
  scrollbar-width: none;

  & > li {
    flex: none;
  }
`;

export const Segment = styled(KitLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 14px;
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;

  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--lobi-color-raised);
    color: var(--lobi-color-text);
    font-weight: 600;
    box-shadow: var(--lobi-edge);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Count = styled.small`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;
