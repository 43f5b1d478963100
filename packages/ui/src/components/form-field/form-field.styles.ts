import { css, styled } from 'styled-components';

const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
  /* The brand's typeface has narrow spaces at small sizes. */
  word-spacing: 0.06em;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  overflow-wrap: anywhere;
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  color: var(--lobi-color-text2);

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Label = styled.label`
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Optional = styled.span`
  color: var(--lobi-color-text3);
  font-weight: 400;
`;

export const End = styled.span`
  color: var(--lobi-color-text3);
  font-weight: 400;
  text-align: end;
`;

export const Hint = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Error = styled.p`
  display: flex;
  gap: 6px;
  color: var(--lobi-color-danger);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  svg {
    flex: none;
    margin-block-start: 1px;
  }
`;

/** Box of a control: one border around prefix, input and buttons. */
export const frame = css`
  display: flex;
  align-items: center;
  min-block-size: var(--lobi-control-md);
  inline-size: 100%;
  min-inline-size: 0;
  --field-ground: color-mix(in srgb, var(--lobi-color-inset) 55%, var(--lobi-color-surface));
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--field-ground);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-16) var(--lobi-font-family);
  transition: border-color var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-size='sm'] {
    min-block-size: 36px;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  &[data-size='lg'] {
    min-block-size: var(--lobi-control-lg);
    border-radius: var(--lobi-radius-md);
  }
  @media (hover: hover) {
    &:hover:not([data-disabled], [data-invalid]) {
      border-color: var(--lobi-color-text3);
    }
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: var(--lobi-color-danger);
    box-shadow: inset 0 0 0 1px var(--lobi-color-danger);
  }
  &[data-disabled],
  fieldset:disabled & {
    border-color: var(--lobi-color-border-subtle);
    color: var(--lobi-color-disabled);
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media (max-width: 959px) {
    &[data-size='sm'] {
      min-block-size: 44px;
      font: 400 var(--lobi-font-16) var(--lobi-font-family);
    }
  }
`;

export const Frame = styled.div`
  ${frame}
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  padding-inline: 14px;
  border: 0;
  border-radius: inherit;
  background: none;
  outline: none;
  font: inherit;
  color: inherit;
  text-overflow: ellipsis;

  &::placeholder {
    word-spacing: 0.06em;
    color: var(--lobi-color-text3);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 100px var(--field-ground);
    caret-color: var(--lobi-color-text);
  }
`;

export const Affix = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  color: var(--lobi-color-text3);
  font-weight: 600;

  [data-disabled] > &,
  fieldset:disabled & {
    color: inherit;
  }
  &[data-at='start'] {
    padding-inline-start: 14px;
  }
  &[data-at='start'] + input {
    padding-inline-start: 8px;
  }
  &[data-at='end'] {
    padding-inline-end: 4px;
  }
  &[data-at='end'][data-text] {
    padding-inline-end: 14px;
  }
`;
