import { css, styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/visually-hidden.styles.ts';

export const BrandAnchor = styled(KitLink)`
  display: inline-flex;
  align-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline-end: 4px;
  border-radius: var(--lobi-radius-sm);
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const line = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-sm);
  font-weight: 500;

  & > svg {
    flex: none;
  }
  &[data-compact] {
    justify-content: center;
    padding-inline: 0;
  }
  &[data-compact] > span {
    ${visuallyHidden}
  }
  &[data-compact] > small {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(50% + 4px);
    min-inline-size: 18px;
    padding-inline: 5px;
    border-radius: var(--lobi-radius-pill);
    background: var(--lobi-color-text);
    color: var(--lobi-color-canvas);
    font: 700 0.6875rem/1.125rem var(--lobi-font-family);
    text-align: center;
  }
`;

export const LockedLine = styled.span`
  ${line}
  color: var(--lobi-color-text3);
  cursor: not-allowed;

  & > :last-child,
  & > svg + span + svg {
    margin-inline-start: auto;
  }
  &[data-compact] > svg:not(:first-child) {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: calc(50% + 6px);
  }
`;

export const SideAnchor = styled(KitLink)`
  ${line}
  color: var(--lobi-color-text2);

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
