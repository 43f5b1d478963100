import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';
import * as F from '../form-field/form-field.styles.ts';

export const Frame = styled(F.Frame)`
  /* The button wraps to the next line instead of covering a part of the date. */
  ${largeText} {
    flex-wrap: wrap;

    > input {
      flex-basis: 9rem;
      min-block-size: calc(var(--lobi-control-md) - 2px);
    }
  }
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 8px 12px;
`;

export const End = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
