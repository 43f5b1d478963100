import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../primitives/low-screen.ts';

/** Above the page, and below dialogs of the game: rules, seeds. */
export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-drawer);
  background: var(--lobi-scrim);
  transition: opacity var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-drawer);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: stretch center;

  @media (min-width: 960px) {
    padding: 24px;
  }
`;

/** On a phone the game fills the screen; a wide page shows the lobby around it. */
export const Popup = styled(Dialog.Popup)`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 1280px;
  min-block-size: 0;
  max-block-size: 100dvh;
  background: var(--lobi-color-canvas);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-4);
  transition:
    opacity var(--lobi-motion-base) var(--lobi-ease-out),
    transform var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(16px);
  }
  @media (min-width: 960px) {
    max-block-size: calc(100dvh - 48px);
    overflow: clip;
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-lg);
  }
`;

/** Permanent notice that the chips are worthless. */
export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  padding: 8px max(12px, env(safe-area-inset-right, 0px)) 8px
    max(12px, env(safe-area-inset-left, 0px));
  border-block-end: 2px dashed var(--lobi-color-info);
  background: var(--lobi-color-info-soft);

  ${lowScreen} {
    padding-block: 2px;
  }
  ${largeText} {
    flex-wrap: wrap;
  }
`;

export const Text = styled.div`
  flex: 1;
  min-inline-size: 0;

  ${largeText} {
    flex-basis: 70%;
  }
`;

export const Title = styled(Dialog.Title)`
  overflow: hidden;
  margin: 0;
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-15) var(--lobi-font-family);
  text-overflow: ellipsis;
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
  }
`;

export const Note = styled(Dialog.Description)`
  margin: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
`;

/** Scrolling part. It sets the custom properties of a page: a gutter, and no bars above and below. */
export const Body = styled.div`
  --lobi-page-gutter: 12px;
  --lobi-navbar-height: 0px;
  --lobi-bottom-bar-height: 0px;

  flex: 1;
  min-block-size: 0;
  padding-block-start: 8px;
  padding-inline: var(--lobi-page-gutter);
  overflow: auto;
  overscroll-behavior: contain;

  @media (min-width: 960px) {
    --lobi-page-gutter: 20px;

    padding-block: 16px 20px;
  }
`;

export const Empty = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-block-end: 8px;

  ${largeText} {
    flex-wrap: wrap;
  }

  padding: 8px 12px;
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-info-soft);
`;
