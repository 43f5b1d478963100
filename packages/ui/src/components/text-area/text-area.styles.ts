import { styled } from 'styled-components';
import { frame } from '../form-field/form-field.styles.ts';

export const Area = styled.textarea`
  ${frame}
  display: block;
  --area-line: 1.5em;
  --area-padding: 11px;
  min-block-size: max(
    var(--lobi-control-md),
    calc(var(--lobi-text-area-rows) * var(--area-line) + 2 * var(--area-padding) + 2px)
  );
  padding: var(--area-padding) 14px;
  line-height: var(--area-line);
  overflow-wrap: anywhere;
  resize: vertical;

  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &::placeholder {
    word-spacing: 0.06em;
    color: var(--lobi-color-text3);
    opacity: 1;
  }
  &:read-only:not(:disabled) {
    color: var(--lobi-color-text2);
  }

  /* Grows natively if the browser supports it; otherwise the measured height is set as a property. */
  &[data-autosize] {
    block-size: var(--lobi-text-area-size, auto);
    max-block-size: calc(
      var(--lobi-text-area-max-rows) * var(--area-line) + 2 * var(--area-padding) + 2px
    );
    field-sizing: content;
    resize: none;
  }
`;
