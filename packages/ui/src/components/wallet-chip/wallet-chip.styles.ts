import { keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 44px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-raised);
  box-shadow: var(--lobi-edge);

  &[data-guest] {
    gap: 8px;
    border: 0;
    background: none;
    box-shadow: none;
  }
  .lobi-WalletChip-eye {
    flex: none;
    inline-size: 40px;
    min-inline-size: 40px;
    block-size: 42px;
    min-block-size: 42px;

    @media (max-width: 359.98px) {
      inline-size: 36px;
      min-inline-size: 36px;
    }
  }
  @media (forced-colors: active) {
    /* The chip's own border surrounds its button. */
    && .lobi-WalletChip-eye {
      border: 0;
    }
    .lobi-WalletChip-eye[aria-pressed='true'] {
      color: Highlight;
    }
  }
  &[data-loading] .lobi-WalletChip-body,
  &[data-invalid] .lobi-WalletChip-body {
    padding-inline-end: 14px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-self: stretch;
  min-inline-size: 0;
  padding-inline: 14px 0;
  border-radius: inherit;
  white-space: nowrap;

  @media (max-width: 359.98px) {
    padding-inline-start: 6px;
  }

  @media (hover: hover) {
    &:is(a):hover .lobi-WalletChip-amount {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  line-height: 0.9375rem;

  @media (max-width: 959px) {
    &[data-demo] > span:first-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Demo = styled.span`
  color: var(--lobi-color-second-text);

  @media (min-width: 960px) {
    &::before {
      content: '· ';
      color: var(--lobi-color-text3);
    }
  }
`;

export const Dot = styled.span`
  position: relative;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 8px;
  background: var(--lobi-color-warning);
  box-shadow: 0 0 0 3px var(--lobi-color-warning-soft);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Amount = styled.span`
  display: block;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--lobi-color-text);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  line-height: 1.1875rem;
  letter-spacing: -0.005em;

  /* A nine-digit amount fits between back link and bell. */
  @media (max-width: 359.98px) {
    font-size: 0.8125rem;
  }
  [data-stale] & {
    color: var(--lobi-color-text2);
  }
  [data-updating] & {
    animation: ${pulse} 1200ms var(--lobi-ease-out) infinite;
  }
`;

export const Failed = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-danger);
`;

export const Action = styled.div`
  display: flex;
  align-self: stretch;
  align-items: center;
  padding: 4px 4px 4px 0;

  .lobi-Button-root {
    min-block-size: 34px;
    padding-block: 0;
    border-radius: calc(var(--lobi-radius-md) - 4px);
  }
  @media (max-width: 959px) {
    &:not([data-on-phone]) {
      display: none;
    }
  }
`;
