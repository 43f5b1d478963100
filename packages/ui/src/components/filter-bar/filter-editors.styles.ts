import { styled } from 'styled-components';

export const Fields = styled.form`
  display: grid;
  gap: 12px;
  inline-size: min(256px, calc(100vw - 64px));
`;

export const Options = styled.div`
  display: grid;
  max-block-size: min(50dvh, 320px);
  min-inline-size: 200px;
  margin-inline: -4px;
  padding-inline: 4px;
  overflow-y: auto;
`;
