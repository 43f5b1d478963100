import { styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const BrandAnchor = styled(KitLink)`
  display: inline-flex;
  align-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline-end: 4px;
  border-radius: var(--lobi-radius-sm);
`;

export const SideAnchor = styled(KitLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-text2);
  font-weight: 500;

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
      color: var(--lobi-color-text);
    }
  }
  &[aria-current] {
    background: var(--lobi-color-soft);
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

export const Badge = styled.small`
  margin-inline-start: auto;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;
