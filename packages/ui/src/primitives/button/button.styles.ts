import { keyframes, styled } from 'styled-components';
import { ButtonSlot } from '../slot/button-slot.ts';
import { toneVariables } from '../tone.styles.ts';
import { disabledVariants, variants } from './variants.styles.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

export const Root = styled(ButtonSlot)`
  ${toneVariables}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-inline-size: var(--lobi-control-md);
  min-block-size: var(--lobi-control-md);
  padding: 8px 18px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-md);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  text-align: center;
  text-wrap: balance;
  user-select: none;
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    border-color var(--lobi-motion-fast) var(--lobi-ease-out),
    color var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &:active:not([data-disabled], [data-loading]) {
    transform: translateY(1px);
  }

  &[data-size='sm'] {
    min-block-size: var(--lobi-control-sm);
    padding: 4px 12px;
    border-radius: var(--lobi-radius-sm);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  /* The visible button may be smaller; the touch target is 44 px, including 2 px of border. */
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: calc((var(--lobi-control-sm) - 46px) / 2);
  }
  &[data-size='lg'] {
    min-block-size: var(--lobi-control-lg);
    padding-inline: 22px;
    font: 600 var(--lobi-font-17) var(--lobi-font-family);
  }
  &[data-full-width] {
    display: flex;
    inline-size: 100%;
  }

  ${variants}
  &[data-variant='solid'] {
    font-weight: 700;
  }
  &[data-variant='solid'][data-tone='accent'] {
    box-shadow: var(--lobi-gloss);
  }
  &[data-variant='link'] {
    min-inline-size: 0;
    padding-inline: 0;
    color: var(--tone-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  &[data-variant='link'][data-tone='neutral'] {
    color: var(--lobi-color-accent-text);
  }

  @media (hover: hover) {
    &[data-variant='ghost'][data-tone='neutral']:hover {
      color: var(--lobi-color-text);
    }
    &[data-variant='link']:hover {
      text-decoration-thickness: 2px;
    }
  }
  &[data-variant='solid']:active {
    background: var(--tone-active);
  }

  ${disabledVariants}
  &[data-loading] {
    cursor: progress;
  }
  &[data-loading] > :not(.lobi-Button-spinner) {
    opacity: 0;
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
`;

/** Shown only after a noticeable delay. */
export const Wait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  animation: ${appear} 150ms step-end;
`;
