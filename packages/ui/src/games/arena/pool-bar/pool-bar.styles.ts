import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  display: flex;
  gap: 3px;
  block-size: 8px;

  i {
    flex: 1 1 0;
    min-inline-size: 4px;
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
    background: var(--lobi-color-meron);
    transition: flex-grow var(--lobi-motion-slow) var(--lobi-ease-out);
  }
  i + i {
    border-radius: 0;
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
    background: var(--lobi-color-wala);
  }
  &[data-empty] i {
    background: var(--lobi-color-raised);
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid;
    }
  }
`;

export const Text = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  margin: 0;
  color: var(--lobi-color-text2);

  b {
    color: var(--lobi-color-meron-text);
    font-weight: 600;
  }
  b:last-child {
    color: var(--lobi-color-wala-text);
  }
  @media (max-width: 359px) {
    span {
      order: 1;
      flex-basis: 100%;
      text-align: center;
    }
  }
`;
