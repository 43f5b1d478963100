import { styled } from 'styled-components';

/** Placeholder of the sheet. */
export const Loading = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-dialog);
  display: grid;
  place-items: center;
  padding: 16px;
  background: var(--lobi-scrim);

  > div {
    display: grid;
    gap: var(--lobi-space-5);
    inline-size: 100%;
    max-inline-size: 520px;
    padding: var(--lobi-space-7);
    border: 1px solid var(--lobi-color-border-subtle);
    border-radius: var(--lobi-radius-lg);
    background: var(--lobi-color-surface);
    box-shadow: var(--lobi-elevation-4);
  }
`;
