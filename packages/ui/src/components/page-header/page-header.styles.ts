import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px 8px;
`;

export const Back = styled.div`
  flex: none;
  margin-inline-start: -10px;
`;

export const Text = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: 4px;
  min-inline-size: 0;
  padding-block-start: 4px;
  overflow-wrap: anywhere;
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

export const Description = styled.p`
  max-inline-size: 64ch;
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media (max-width: 479px) {
    flex: 1 1 100%;

    & > * {
      flex: 1;
    }
  }
`;
