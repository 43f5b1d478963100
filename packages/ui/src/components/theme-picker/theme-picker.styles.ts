import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 8px;
`;

export const Legend = styled.span`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Group = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(176px, 100%), 1fr));
  gap: 8px;
`;

export const Choice = styled(Radio.Root)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 56px;
  padding: 6px 10px 6px 8px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: var(--lobi-color-border-control);
    }
  }
  &[data-checked] {
    border-color: var(--lobi-color-text);
    font-weight: 600;
  }
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-checked] {
      outline: 2px solid Highlight;
    }
  }
`;

/** A miniature of a page in the colours of the theme. */
export const Sample = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 40px;
  overflow: hidden;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-canvas);
  color: var(--lobi-color-text2);

  &[data-lobi-theme] {
    forced-color-adjust: none;
  }
`;

export const Line = styled.span`
  position: absolute;
  inset-inline: 7px 16px;
  inset-block-start: 8px;
  block-size: 4px;
  border-radius: 2px;
  background: var(--lobi-color-text);
`;

export const Dot = styled.span`
  position: absolute;
  inset-inline-end: 7px;
  inset-block-end: 7px;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  background: var(--lobi-color-accent);
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
`;
