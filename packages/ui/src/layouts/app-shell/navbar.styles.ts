import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.header`
  position: relative;
  inset-block-start: 0;
  z-index: var(--lobi-z-nav);
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: var(--lobi-navbar-height);
  padding-inline: 16px 8px;
  border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  background: color-mix(in srgb, var(--lobi-color-canvas) 96%, transparent);

  /* With large text it wraps to a second line. */
  ${largeText} {
    flex-wrap: wrap;
    block-size: auto;
    min-block-size: var(--lobi-navbar-height);
  }
  &[data-sticky] {
    position: sticky;
    transition: transform var(--lobi-motion-base) var(--lobi-ease-out);
  }
  &[data-hidden]:not(:focus-within) {
    transform: translateY(-100%);
  }

  @media (min-width: 960px) {
    gap: 16px;
    padding-inline: 24px;
  }
`;

export const Back = styled.div`
  display: none;

  @media (min-width: 960px) {
    display: block;
  }
`;

export const Center = styled.div`
  display: none;

  @media (min-width: 960px) {
    display: block;
    flex: 0 1 420px;
    min-inline-size: 0;
    margin-inline: auto;
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  margin-inline-start: auto;

  ${largeText} {
    flex-wrap: wrap;
    justify-content: end;
  }

  @media (min-width: 960px) {
    gap: 12px;
  }
`;

export const Session = styled.div`
  display: none;

  @media (min-width: 1200px) {
    display: block;
    margin-inline-end: 4px;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const Account = styled.div`
  display: none;

  @media (min-width: 960px) {
    display: block;
  }
`;
