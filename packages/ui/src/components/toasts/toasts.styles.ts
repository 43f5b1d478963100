import { Toast } from '@base-ui/react/toast';
import { styled } from 'styled-components';

export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  inset-inline: 16px;
  inset-block-end: calc(var(--lobi-bottom-bar-height) + 16px + env(safe-area-inset-bottom));
  z-index: var(--lobi-z-toast);
  display: flex;
  flex-direction: column-reverse;
  gap: 8px;

  &:empty {
    display: none;
  }

  @media (min-width: 960px) {
    inset-inline: auto var(--lobi-page-gutter);
    inset-block: auto 24px;
    inline-size: 384px;

    &[data-position='top-end'] {
      inset-block: calc(var(--lobi-navbar-height) + 16px) auto;
      flex-direction: column;
    }
  }
`;

export const Root = styled(Toast.Root)`
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-3);
  transform: translateX(var(--toast-swipe-movement-x, 0));
  transition:
    opacity var(--lobi-motion-base) var(--lobi-ease-out),
    transform var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-tone='success'] {
    --toast-tone: var(--lobi-color-success);
  }
  &[data-tone='info'] {
    --toast-tone: var(--lobi-color-info);
  }
  &[data-tone='warning'] {
    --toast-tone: var(--lobi-color-warning);
  }
  &[data-tone='danger'] {
    --toast-tone: var(--lobi-color-danger);
  }

  &[data-starting-style] {
    opacity: 0;
    transform: translateY(-8px);
  }
  &[data-ending-style] {
    opacity: 0;
  }
  &[data-ending-style][data-swipe-direction='right'] {
    transform: translateX(calc(var(--toast-swipe-movement-x) + 100%));
  }
  &[data-ending-style][data-swipe-direction='left'] {
    transform: translateX(calc(var(--toast-swipe-movement-x) - 100%));
  }
  &[data-limited] {
    display: none;
  }
`;

export const Content = styled(Toast.Content)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 12px 10px 14px;

  & > svg {
    color: var(--toast-tone);
  }
`;

export const Text = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled(Toast.Title)`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
`;

export const Description = styled(Toast.Description)`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Action = styled(Toast.Action)`
  min-block-size: 44px;
  padding-inline: 4px;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-second-text);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;
