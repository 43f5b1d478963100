import { Tooltip } from '@base-ui/react/tooltip';
import { styled } from 'styled-components';

export const Positioner = styled(Tooltip.Positioner)`
  z-index: var(--lobi-z-toast);
`;

export const Popup = styled(Tooltip.Popup)`
  max-inline-size: min(32ch, calc(100vw - 32px));
  padding: 8px 12px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  text-wrap: pretty;
  box-shadow: var(--lobi-elevation-3);
  transition: opacity var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
