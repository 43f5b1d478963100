import { css } from 'styled-components';

/** Colours of the variants that buttons and icon buttons share. */
export const variants = css`
  &[data-variant='solid'] {
    background: var(--tone-solid);
    color: var(--tone-on);
  }
  &[data-variant='soft'] {
    background: var(--tone-soft);
    color: var(--tone-text);
    box-shadow: var(--lobi-edge);
  }
  &[data-variant='outline'] {
    border-color: var(--tone-line);
    color: var(--tone-text);
  }
  &[data-variant='ghost'] {
    color: var(--tone-text);
  }
  &[data-variant='ghost'][data-tone='neutral'] {
    color: var(--lobi-color-text2);
  }

  @media (hover: hover) {
    &[data-variant='solid']:hover {
      background: var(--tone-hover);
    }
    &[data-variant='soft']:hover {
      background: var(--tone-soft-hover);
    }
    &:is([data-variant='outline'], [data-variant='ghost']):hover {
      background: var(--lobi-veil);
    }
  }
`;

/** Look of a disabled one; after all rules of its variants. */
export const disabledVariants = css`
  /* Repeated for a higher specificity than any variant with a tone, hovered or not. */
  &&&[data-disabled] {
    background: none;
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
    box-shadow: none;
  }
  &&&[data-disabled]:is([data-variant='solid'], [data-variant='soft']) {
    background: var(--lobi-color-soft);
  }
  &&&[data-disabled][data-variant='outline'] {
    border-color: var(--lobi-color-border-subtle);
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &&&[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
