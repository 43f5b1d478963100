import { styled } from 'styled-components';
import { ButtonSlot } from '../slot/button-slot.ts';
import { disabledVariants, variants } from '../button/variants.styles.ts';
import { toneVariables } from '../tone.styles.ts';

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

  ${variants}
  @media (hover: hover) {
    &:is([data-variant='outline'], [data-variant='ghost']):hover {
      color: var(--tone-text);
    }
  }
  ${disabledVariants}
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
