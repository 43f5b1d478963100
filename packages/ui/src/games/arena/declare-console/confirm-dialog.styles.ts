import { AlertDialog } from '@base-ui/react/alert-dialog';
import { keyframes, styled } from 'styled-components';
import { outcomeVariables } from './console-mark.styles.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

export const Scrim = styled(AlertDialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-dialog);
  background: var(--lobi-scrim);
`;

export const Frame = styled(AlertDialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-dialog);
  display: grid;
  align-items: end;
  overflow-y: auto;

  @media (min-width: 960px) {
    place-items: center;
    padding: 24px;
  }
`;

export const Popup = styled(AlertDialog.Popup)`
  ${outcomeVariables}
  display: grid;
  gap: 4px;
  padding: 24px 20px max(20px, env(safe-area-inset-bottom));
  border-radius: var(--lobi-radius-lg) var(--lobi-radius-lg) 0 0;
  background: var(--lobi-color-overlay);
  box-shadow: var(--lobi-elevation-4);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  outline: 0;
  word-spacing: 0.06em;
  animation: ${rise} var(--lobi-motion-base) var(--lobi-ease-out);

  @media (min-width: 960px) {
    inline-size: 480px;
    padding: 28px;
    border-radius: var(--lobi-radius-lg);
  }
`;

export const Where = styled.p`
  margin: 0;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Title = styled(AlertDialog.Title)`
  display: flex;
  align-items: center;
  gap: 14px;
  margin: 0;
  font: 700 1.875rem/2.25rem var(--lobi-font-family-display, var(--lobi-font-family));
  letter-spacing: -0.015em;
`;

export const Text = styled(AlertDialog.Description)`
  margin: 0;
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-17) var(--lobi-font-family);
`;

export const Rows = styled.dl`
  margin: 0;
  padding: 10px 0 6px;

  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
  }
  div + div {
    border-block-start: 1px solid
      color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  }
  dt {
    color: var(--lobi-color-text2);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

export const Note = styled.p`
  display: flex;
  gap: 10px;
  margin: 0 0 12px;
  padding: 10px 12px;
  border-radius: var(--lobi-radius-sm);
  background: color-mix(in srgb, var(--lobi-color-inset) 45%, transparent);
  color: var(--lobi-color-text2);
`;

export const Reason = styled.label`
  display: grid;
  gap: 6px;
  margin-block: 4px 12px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  input {
    min-block-size: 48px;
    padding-inline: 14px;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-inset);
    color: var(--lobi-color-text);
    font: 400 1rem/1.5 var(--lobi-font-family);
  }
  input[aria-invalid='true'] {
    border-color: var(--lobi-color-danger);
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  small[data-error] {
    color: var(--lobi-color-danger);
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: 10px;
`;

export const Confirm = styled.button`
  min-block-size: 52px;
  padding: 8px 10px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-md);
  background: var(--fill);
  color: var(--on);
  font: 700 var(--lobi-font-17) var(--lobi-font-family);
  text-align: center;
  cursor: pointer;

  [data-outcome='close'] & {
    background: var(--lobi-color-accent);
    color: var(--lobi-color-on-accent);
  }
  @media (hover: hover) {
    &:hover {
      filter: brightness(0.92);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
