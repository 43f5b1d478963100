import { styled } from 'styled-components';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: 5px;
  border-radius: var(--lobi-radius-md);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
    }
  }
  & > svg {
    color: var(--lobi-color-text2);
  }
  @media (max-width: 959px) {
    & > svg {
      display: none;
    }
  }
  @media (min-width: 960px) {
    padding-inline: 4px 8px;
  }
`;

export const Name = styled.b`
  max-inline-size: 16ch;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 1199px) {
    display: none;
  }
`;

export const Header = styled.span`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  & > b {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  & > span {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Balance = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-block-start: 4px;

  & > b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;

export const GuestPicture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  border: 1px dashed var(--lobi-color-border-control);
  border-radius: 50%;
  color: var(--lobi-color-text2);
`;
