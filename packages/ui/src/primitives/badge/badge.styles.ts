import { styled } from 'styled-components';
import { toneVariables } from '../tone.styles.ts';
import { largeText } from '../low-screen.ts';

export const Root = styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 8px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-xs);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }

  &[data-variant='solid'] {
    background: var(--tone-solid);
    color: var(--tone-on);
  }
  &[data-variant='soft'] {
    background: var(--tone-soft);
    color: var(--tone-text);
  }
  &[data-variant='outline'] {
    border-color: var(--tone-line);
    color: var(--tone-text);
  }
  &[data-count] {
    justify-content: center;
    min-inline-size: 20px;
    padding: 1px 6px;
    border-radius: var(--lobi-radius-pill);
    font-weight: 700;
  }
  &[data-dot]::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentColor;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-dot]::before {
      background: CanvasText;
    }
  }
`;
