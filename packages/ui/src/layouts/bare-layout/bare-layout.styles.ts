import { styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  min-block-size: 100dvh;

  @media (min-width: 960px) {
    &[data-rail] {
      --lobi-navbar-height: 56px;
      --lobi-page-gutter: 24px;
      display: grid;
      grid-template-columns: 104px minmax(0, 1fr);
    }
  }
`;

export const Column = styled.div`
  min-inline-size: 0;
`;

export const Rail = styled.nav`
  display: none;

  @media (min-width: 960px) {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    gap: 2px;
    block-size: 100dvh;
    padding: 10px 6px 12px;
    overflow-y: auto;
    border-inline-end: 1px solid var(--lobi-color-border-subtle);
    background: color-mix(in srgb, var(--lobi-color-inset) 55%, transparent);
  }
`;

export const RailBrand = styled.div`
  display: grid;
  place-items: center;
  margin-block-end: 10px;

  & > a {
    justify-content: center;
    padding: 0;
  }
`;

export const RailLink = styled(KitLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding-block: 7px 6px;
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  text-align: center;
  overflow-wrap: break-word;
  hyphens: auto;

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
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline-start: -6px;
    inset-block: 12px;
    inline-size: 3px;
    background: var(--lobi-color-second-text);
  }
`;

export const RailIcon = styled.span`
  position: relative;
`;

export const RailBadge = styled.small`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-start: 12px;
  min-inline-size: 18px;
  padding-inline: 5px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-text);
  color: var(--lobi-color-canvas);
  font: 700 0.6875rem/1.125rem var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const PhoneOnly = styled.div`
  @media (min-width: 960px) {
    display: none;
  }
`;

export const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--lobi-z-nav);
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: var(--lobi-navbar-height);
  padding-inline: 8px;
  border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  background: color-mix(in srgb, var(--lobi-color-canvas) 96%, transparent);

  /* Leaves the balance between back link and bell its full width. */
  @media (max-width: 359.98px) {
    gap: 4px;
  }
  /* With large text it wraps to a second line. */
  ${largeText} {
    flex-wrap: wrap;
    block-size: auto;
    min-block-size: var(--lobi-navbar-height);
  }

  @media (min-width: 960px) {
    gap: 16px;
    padding-inline: 24px;
  }
`;

export const Brand = styled.div`
  @media (max-width: 479px) {
    & .lobi-BrandMark-name {
      display: none;
    }
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  margin-inline-start: auto;

  @media (max-width: 359.98px) {
    gap: 4px;
  }
  ${largeText} {
    flex-wrap: wrap;
    justify-content: end;
  }
  @media (min-width: 960px) {
    gap: 16px;
  }
`;

export const Main = styled.main`
  min-inline-size: 0;
`;

export const Content = styled.div`
  max-inline-size: calc(1032px + 2 * var(--lobi-page-gutter));
  margin-inline: auto;
  padding: 16px var(--lobi-page-gutter) 48px;

  &[data-width='sm'] {
    max-inline-size: calc(720px + 2 * var(--lobi-page-gutter));
  }
  &[data-width='lg'] {
    max-inline-size: calc(1376px + 2 * var(--lobi-page-gutter));
  }
  @media (min-width: 960px) {
    padding-block: 24px 64px;
  }
  &[data-width='full'] {
    max-inline-size: none;
    padding: 0;
  }
`;
