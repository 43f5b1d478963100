import { ContextMenu } from '@base-ui/react/context-menu';
import { styled } from 'styled-components';

export const Area = styled(ContextMenu.Trigger)`
  border-radius: var(--lobi-radius-sm);
  -webkit-touch-callout: none;

  &[data-popup-open] {
    background: var(--lobi-veil);
  }
`;

export const Positioner = styled(ContextMenu.Positioner)`
  z-index: var(--lobi-z-dialog);
  outline: none;
`;
