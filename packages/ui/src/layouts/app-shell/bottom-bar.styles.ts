import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const Root = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--lobi-z-nav);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-surface);

  @media (min-width: 960px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  block-size: calc(var(--lobi-bottom-bar-height) - 1px);

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

export const Place = styled(KitLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-text3);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);

  &[aria-current] {
    color: var(--lobi-color-text);
  }
  &[data-center] {
    justify-content: flex-end;
    padding-block-end: 9px;
    color: var(--lobi-color-accent-text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;

  &[data-center] {
    position: absolute;
    inset-block-start: -9px;
    inline-size: 46px;
    block-size: 46px;
    border: 1.5px solid var(--lobi-color-accent);
    border-radius: 50%;
    background: var(--lobi-color-accent-soft);
    box-shadow: 0 0 0 4px var(--lobi-color-surface);
  }
`;

export const Badge = styled.small`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-start: 14px;
  min-inline-size: 18px;
  padding-inline: 5px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-text);
  color: var(--lobi-color-canvas);
  /* Larger text would cover the picture and reach beyond the page. */
  font: 700 min(0.6875rem, 13px) / min(1.125rem, 20px) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Label = styled.span`
  max-inline-size: 100%;
  padding-inline: 2px;
  overflow: hidden;

  /* With large text a label may be clipped, since the icon and the accessible name are sufficient. */
  ${largeText} {
    font-size: 12px;
    line-height: 16px;
  }
  text-overflow: ellipsis;
  white-space: nowrap;
`;
