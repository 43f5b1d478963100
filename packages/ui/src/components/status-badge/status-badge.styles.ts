import { styled } from 'styled-components';
import { toneVariables } from '../../primitives/tone.styles.ts';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: 4px;
  min-block-size: 22px;
  padding: 3px 8px 3px 6px;
  border-radius: var(--lobi-radius-xs);
  background: var(--tone-soft);
  color: var(--tone-text);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }

  svg {
    inline-size: 14px;
    block-size: 14px;
    flex: none;
  }
  &[data-tone='neutral'] {
    color: var(--lobi-color-text2);
  }
  &[data-quiet] {
    padding-inline: 0;
    background: none;
    color: var(--lobi-color-text2);
    font-weight: 500;
  }
  &[data-quiet] svg {
    color: var(--tone-text);
  }
  &[data-quiet][data-tone='neutral'] svg {
    color: var(--lobi-color-text3);
  }
  @media (forced-colors: active) {
    &:not([data-quiet]) {
      border: 1px solid;
    }
  }
`;
