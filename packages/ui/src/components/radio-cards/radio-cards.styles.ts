import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(var(--lobi-radio-cards-min, 240px), (100% - 36px) / 4)), 1fr)
  );
  gap: 12px;
`;

export const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  min-block-size: 64px;
  padding: 12px 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color var(--lobi-motion-fast) var(--lobi-ease-out);

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      border-color: var(--lobi-color-border-control);
      background: var(--lobi-color-raised);
    }
  }
  &[data-selected] {
    border-color: var(--lobi-color-second-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-second-text);
  }
  [data-invalid] &:not([data-selected], [data-disabled]) {
    border-color: var(--lobi-color-danger);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  :focus-visible {
    outline: none;
  }
  &[data-disabled],
  fieldset:disabled & {
    border: 1px dashed var(--lobi-color-border-subtle);
    background: none;
    box-shadow: none;
    cursor: not-allowed;
  }
`;

export const Art = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-accent-text);

  /* Its room is for amounts, which would break between their digits. */
  ${largeText} {
    display: none;
  }
  [data-disabled] & {
    color: var(--lobi-color-text3);
  }
`;

export const Text = styled.span`
  display: grid;
  grid-column: 1 / -2;
  gap: 2px;

  ${Art} + & {
    grid-column: 2;

    ${largeText} {
      grid-column: 1 / -2;
    }
  }
`;

export const Title = styled.span`
  font-weight: 600;

  [data-disabled] & {
    color: var(--lobi-color-text3);
  }
`;

export const Meta = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Reason = styled.span`
  display: flex;
  gap: 6px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
