import { CheckboxGroup } from '@base-ui/react/checkbox-group';
import { styled } from 'styled-components';
import { frame } from '../form-field/form-field.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-block-size: 32px;

  b {
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
  }
  span {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  button {
    margin-inline-start: auto;
  }
`;

export const Find = styled.div`
  ${frame}
  gap: 8px;
  padding-inline: 12px;
  color: var(--lobi-color-text3);

  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 42px;
    border: 0;
    background: none;
    outline: none;
    color: var(--lobi-color-text);
    font: inherit;
  }
  input::placeholder {
    color: var(--lobi-color-text3);
    opacity: 1;
  }
`;

export const Grid = styled(CheckboxGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  gap: 8px;
`;

export const Tile = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: 8px 12px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-surface);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  cursor: pointer;

  > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
  &:has([data-checked]) {
    border-color: var(--lobi-color-text);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--lobi-color-raised);
    }
  }
`;

export const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: min(5px, var(--lobi-radius-xs));
  outline: none;

  &[data-checked] {
    border-color: var(--lobi-color-text);
    background: var(--lobi-color-text);
    color: var(--lobi-color-canvas);
  }
`;

export const None = styled.p`
  color: var(--lobi-color-text3);
`;
