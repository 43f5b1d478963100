import { styled } from 'styled-components';
import { StakeInput } from '../../components/stake-input/stake-input.tsx';

/** Quick amounts stand in one row, so that the button below stays in view on a phone. */
export const Stake = styled(StakeInput)`
  .lobi-AmountPad-choices {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 6px;

    button {
      padding-inline: 2px;
      font-size: 0.875rem;
    }
  }
  .lobi-AmountPad-preset {
    border-color: color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  }
  .lobi-AmountPad-preset[data-selected] {
    border-color: var(--lobi-color-text);
  }
`;
