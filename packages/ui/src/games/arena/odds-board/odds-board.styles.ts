import { styled } from 'styled-components';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';
import {
  Flash,
  Name as ButtonName,
  Root as OddsRoot,
  Trend,
} from '../../../components/odds-button/odds-button.styles.ts';

export { Flash, Trend };

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  min-inline-size: 0;

  &[data-sides='3'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.82fr) minmax(0, 1fr);
  }
  ${largeText} {
    &[data-sides='3'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Side = styled(OddsRoot)`
  min-block-size: 124px;
  padding: 10px 4px 9px;

  ${lowScreen} {
    min-block-size: 96px;
    padding-block: 4px;
  }

  &[data-outcome='won'] {
    border-color: var(--ink);
    box-shadow: 0 0 0 1px var(--ink);
  }
  &[data-outcome='lost'] {
    border-color: var(--lobi-color-border-subtle);
    background: var(--lobi-color-surface);
  }
  @media (min-width: 960px) {
    min-block-size: 140px;
  }
`;

export const Name = styled(ButtonName)`
  font: 700 var(--lobi-font-15) var(--lobi-font-family);
`;

export const Odds = styled.span`
  position: relative;
  color: inherit;
  font: 800 1.875rem/2.25rem var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  @media (max-width: 359px) {
    font-size: 1.625rem;
  }
  @media (min-width: 960px) {
    font-size: 2.125rem;
  }
`;

export const Pool = styled.span`
  position: relative;
  color: var(--lobi-color-text2);

  [aria-pressed='true'] & {
    color: inherit;
  }
`;

export const Mine = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 1.125rem;
  font-weight: 600;
`;
