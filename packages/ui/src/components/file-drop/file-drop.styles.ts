import { styled } from 'styled-components';
import type { CSSProperties } from 'react';

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  padding: 14px;
  border: 1px dashed var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: color-mix(in srgb, var(--lobi-color-inset) 55%, var(--lobi-color-surface));
  transition:
    border-color var(--lobi-motion-fast) var(--lobi-ease-out),
    background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-dragging] {
    border-style: solid;
    border-color: var(--lobi-color-accent);
    box-shadow: inset 0 0 0 1px var(--lobi-color-accent);
  }
  &[data-invalid] {
    border-color: var(--lobi-color-danger);
  }
  &[data-disabled] {
    border-color: var(--lobi-color-border-subtle);
    cursor: not-allowed;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* The camera button is only for phones. */
  @media (hover: hover) and (pointer: fine) {
    .lobi-FileDrop-camera {
      display: none;
    }
  }
`;

export const Advice = styled.p`
  flex: 1 1 180px;
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  span {
    display: block;
  }
  @media (hover: none) {
    .lobi-FileDrop-drop {
      display: none;
    }
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  margin: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  padding: 8px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);

  &[data-status='failed'] {
    border-color: var(--lobi-color-danger);
  }
`;

export const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  overflow: hidden;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text3);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Facts = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-inline-size: 0;
`;

export const Name = styled.span`
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
`;

export const State = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    color: var(--lobi-color-success);
  }
  [data-status='failed'] & {
    color: var(--lobi-color-danger);
  }
`;

export const Bar = styled.span<{ style: CSSProperties & { '--share': number } }>`
  block-size: 4px;
  margin-block-start: 4px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--lobi-color-soft);

  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    border-radius: inherit;
    background: var(--lobi-color-accent);
    transition: inline-size var(--lobi-motion-base) var(--lobi-ease-out);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
    }
  }
`;
