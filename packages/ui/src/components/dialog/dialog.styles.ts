import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

/** Also covers a dialog that opened this one, since nothing behind it can be used. */
export const Backdrop = styled(Dialog.Backdrop).attrs({ forceRender: true })`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-dialog);
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
  z-index: var(--lobi-z-dialog);
  display: grid;
  place-items: center;
  padding: 16px;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Popup = styled(Dialog.Popup)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  inline-size: 100%;
  max-inline-size: 520px;
  padding: var(--lobi-space-7);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-4);
  transition:
    opacity var(--lobi-motion-base) var(--lobi-ease-out),
    transform var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-size='sm'] {
    max-inline-size: 400px;
  }
  &[data-size='lg'] {
    max-inline-size: 760px;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px) scale(0.98);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  margin-block: -6px;
  margin-inline-end: -12px;
`;

export const Title = styled(Dialog.Title)`
  padding-block: 8px;
  font: var(--lobi-font-weight-display) var(--lobi-font-20) var(--lobi-font-family-display);
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

export const Description = styled(Dialog.Description)`
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;

  @media (max-width: 479px) {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;
