import type { ButtonHTMLAttributes, ForwardRefExoticComponent, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { Slot, type SlotProps } from '../slot/slot.tsx';
import { toneVariables } from '../tone.styles.ts';

const ButtonSlot = Slot as ForwardRefExoticComponent<
  SlotProps & ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>
>;

export const Root = styled(ButtonSlot)`
  ${toneVariables}
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--lobi-control-md);
  block-size: var(--lobi-control-md);
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-md);
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    color var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-size='sm'] {
    inline-size: var(--lobi-control-sm);
    block-size: var(--lobi-control-sm);
    border-radius: var(--lobi-radius-sm);
  }
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: calc((var(--lobi-control-sm) - 46px) / 2);
  }
  &[data-size='lg'] {
    inline-size: var(--lobi-control-lg);
    block-size: var(--lobi-control-lg);
  }

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
      color: var(--tone-text);
    }
  }

  /* Repeated for a higher specificity than any variant with a tone, hovered or not. */
  &&&[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
    background: none;
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

export const Dot = styled.span`
  position: absolute;
  inset-block-start: 11px;
  inset-inline-end: 11px;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: var(--lobi-color-danger);
  box-shadow: 0 0 0 2px var(--lobi-color-canvas);

  @media (forced-colors: active) {
    outline: 2px solid ButtonFace;
    background: Highlight;
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-end: 52%;
  inset-inline-start: 52%;
  display: inline-flex;
  /* At large text a badge may break, and the corner offers it no width. */
  inline-size: max-content;
  border-radius: var(--lobi-radius-pill);
  box-shadow: 0 0 0 2px var(--lobi-color-canvas);
`;
