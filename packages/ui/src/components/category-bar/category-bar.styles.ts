import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: calc(var(--lobi-page-gutter) * -1);
  padding: 3px var(--lobi-page-gutter);
  overflow-x: auto;
  scrollbar-width: none;

  @media (min-width: 960px) {
    margin-inline: 0;
    padding-inline: 3px;
  }
`;

export const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text2);
  font: 600 0.875rem/1.25rem var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;

  small {
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (min-width: 960px) {
    small {
      display: none;
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--lobi-color-text);
    background: var(--lobi-color-text);
    color: var(--lobi-color-canvas);
  }
  &[aria-pressed='true'] small {
    color: color-mix(in srgb, var(--lobi-color-canvas) 78%, var(--lobi-color-text));
  }
  @media (hover: hover) {
    &:hover:not([aria-pressed='true']) {
      background: var(--lobi-color-raised);
      color: var(--lobi-color-text);
    }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

/** Placeholder for a chip while loading; as wide as most. */
export const Waiting = styled.span`
  flex: none;
  inline-size: 108px;
  min-block-size: 44px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-pill);
`;
