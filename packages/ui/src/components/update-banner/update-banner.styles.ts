import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  padding: 8px var(--lobi-page-gutter);
  border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-info) 35%, transparent);
  background: var(--lobi-color-info-soft);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  & > svg {
    flex: none;
    color: var(--lobi-color-info);
  }
  &[data-after-error] {
    border-color: color-mix(in srgb, var(--lobi-color-warning) 35%, transparent);
    background: var(--lobi-color-warning-soft);
  }
  &[data-after-error] > svg {
    color: var(--lobi-color-warning);
  }
`;

export const Text = styled.span`
  /* Text and actions, beside the icon at any length. */
  max-inline-size: calc(100% - 32px);
  text-wrap: balance;
`;
