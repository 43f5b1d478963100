import { styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const Root = styled.nav`
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 4px;
`;

export const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;

  & > svg {
    flex: none;
  }
  @media (max-width: 479px) {
    &:not(:nth-last-child(-n + 2)) {
      display: none;
    }
  }
`;

export const Up = styled(KitLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-text2);
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  @media (min-width: 960px) and (hover: hover) {
    min-block-size: 32px;
  }
`;

export const Here = styled.span`
  color: var(--lobi-color-text3);
  overflow-wrap: anywhere;
`;
