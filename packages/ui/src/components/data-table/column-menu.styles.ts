import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  min-inline-size: 240px;
  max-block-size: min(60dvh, 420px);
  margin-inline: -6px;
  overflow-y: auto;
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 4px;
  padding-inline: 6px;
  border-radius: var(--lobi-radius-sm);

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
    }
  }
`;

export const Name = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--lobi-color-text3);
    cursor: default;
  }
`;
