import { styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const Root = styled.section`
  min-inline-size: 0;
  margin-block-start: 22px;

  @media (min-width: 960px) {
    margin-block-start: 30px;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  min-block-size: 44px;
  margin-block-end: 8px;

  h2 {
    margin: 0;
    font: 700 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.012em;
  }
  small {
    color: var(--lobi-color-text3);
    font: 500 0.875rem/1.25rem var(--lobi-font-family);
  }
  @media (min-width: 960px) {
    h2 {
      font: 700 var(--lobi-font-24) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.02em;
    }
  }
`;

const seeAll = `
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 44px;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  background: none;
  color: var(--lobi-color-text2);
  font: 600 0.875rem/1.25rem var(--lobi-font-family);
  white-space: nowrap;
  cursor: pointer;
`;

export const AllLink = styled(KitLink)`
  ${seeAll}
  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
`;

export const AllButton = styled.button`
  ${seeAll}
  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
`;

export const Nav = styled.div`
  display: none;

  @media (min-width: 960px) {
    display: flex;
    gap: 4px;
    margin-inline: 4px -10px;
  }
  [data-alone] > & {
    margin-inline-start: auto;
  }
`;

/**
 * A rail outside the viewport is neither laid out nor painted, because each interaction with a long lobby
 * would otherwise lay out all of them. Its initial height is that of a phone.
 */
export const List = styled.ul`
  --rail-height: 221px;
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--rail-height);
  display: grid;
  grid-auto-columns: 148px;
  grid-auto-flow: column;
  gap: 12px;
  margin: 0;
  margin-inline: calc(var(--lobi-page-gutter) * -1);
  padding: 4px var(--lobi-page-gutter);
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    min-inline-size: 0;
    scroll-margin-inline-start: var(--lobi-page-gutter);
    scroll-snap-align: start;
  }
  &[data-shape='mini'] {
    --rail-height: 138px;
    grid-auto-columns: 104px;
  }
  &[data-shape='wide'] {
    --rail-height: 171px;
    grid-auto-columns: 252px;
  }
  &[data-shape='row'] {
    --rail-height: 98px;
    grid-auto-columns: 288px;
  }
  @media (min-width: 960px) {
    grid-auto-columns: calc((100% - 48px) / 4);
    gap: 16px;
    margin-inline: -4px;
    padding: 4px;

    > li {
      scroll-margin-inline-start: 4px;
    }
    &[data-shape='mini'] {
      grid-auto-columns: calc((100% - 80px) / 6);
    }
    &:is([data-shape='wide'], [data-shape='row']) {
      grid-auto-columns: calc((100% - 16px) / 2);
    }
  }
  @media (min-width: 1280px) {
    grid-auto-columns: calc((100% - 80px) / 6);

    &[data-shape='mini'] {
      grid-auto-columns: calc((100% - 112px) / 8);
    }
    &:is([data-shape='wide'], [data-shape='row']) {
      grid-auto-columns: calc((100% - 32px) / 3);
    }
  }
`;
