import { styled } from 'styled-components';

export const CorrectionForm = styled.form`
  display: grid;
  gap: 12px;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 140px;
  }
`;
