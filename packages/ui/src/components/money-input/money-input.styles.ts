import { styled } from 'styled-components';
import { frame } from '../form-field/form-field.styles.ts';

export const Frame = styled.div`
  ${frame}

  input {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  input::placeholder {
    font-weight: 500;
  }
  &[data-size='lg'] input {
    font-size: 1.25rem;
    font-weight: 700;
  }
`;
