import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  .lobi-WalletTabs-root {
    margin-block-start: -4px;
  }
`;
