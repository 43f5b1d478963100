import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  /* Scales with the user's text size, like its letters. */
  inline-size: clamp(34px, 2.6em, 48px);
  block-size: clamp(34px, 2.6em, 48px);
  border-radius: 50%;
  background: var(--lobi-color-soft-hover);
  color: var(--lobi-color-text);
  font: 700 0.8125rem/1 var(--lobi-font-family);
  white-space: nowrap;
  user-select: none;

  &[data-size='sm'] {
    inline-size: max(28px, 2.5em);
    block-size: max(28px, 2.5em);
    font-size: 0.6875rem;
  }
  &[data-size='lg'] {
    inline-size: max(56px, 2.8em);
    block-size: max(56px, 2.8em);
    font-size: 1.25rem;
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  object-fit: cover;
`;

export const Letters = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
`;

/** Filled, half filled or hollow, so that colour is not the only cue. */
export const Status = styled.span`
  position: absolute;
  inset-block-end: -1px;
  inset-inline-end: -1px;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid var(--lobi-color-success);
  border-radius: 50%;
  background: var(--lobi-color-success);
  box-shadow: 0 0 0 2px var(--lobi-color-canvas);

  [data-size='sm'] > & {
    inline-size: 10px;
    block-size: 10px;
  }
  [data-size='lg'] > & {
    inset-block-end: 2px;
    inset-inline-end: 2px;
    inline-size: 14px;
    block-size: 14px;
  }
  &[data-status='away'] {
    border-color: var(--lobi-color-warning);
    background: linear-gradient(
      to top,
      var(--lobi-color-warning) 50%,
      var(--lobi-color-canvas) 50%
    );
  }
  &[data-status='offline'] {
    border-color: var(--lobi-color-text3);
    background: var(--lobi-color-canvas);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
