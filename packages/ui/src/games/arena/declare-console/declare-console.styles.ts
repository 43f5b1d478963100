import { styled } from 'styled-components';
import { outcomeVariables } from './console-mark.styles.ts';

const display = 'var(--lobi-font-family-display, var(--lobi-font-family))';
const hairline = 'color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent)';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  word-spacing: 0.06em;

  @media (min-width: 960px) {
    grid-template-columns: 180px minmax(0, 1fr);
    align-items: start;
    gap: 20px 28px;
  }
  @media (min-width: 1240px) {
    grid-template-columns: 220px minmax(0, 1fr) 360px;
  }
`;

export const State = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 16px;

  @media (min-width: 960px) {
    grid-column: 1 / -1;
    gap: 0 28px;
    padding-block-end: 18px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Fight = styled.div`
  padding-inline-end: 16px;
  border-inline-end: 1px solid var(--lobi-color-border-subtle);

  p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  p + p {
    color: var(--lobi-color-text);
    font: 700 2.375rem/2.5rem ${display};
    letter-spacing: -0.02em;
  }
  @media (min-width: 960px) {
    padding-inline-end: 28px;

    p + p {
      font-size: 3rem;
      line-height: 3rem;
    }
  }
`;

export const Now = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;

  > svg {
    inline-size: 24px;
    block-size: 24px;
    color: var(--lobi-color-text2);
  }
  &[data-tone='success'] > svg {
    color: var(--lobi-color-success);
  }
  &[data-tone='warning'] > svg {
    color: var(--lobi-color-warning);
  }
  h2 {
    margin: 0;
    font: 700 1.25rem/1.625rem ${display};
  }
  p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    color: var(--lobi-color-text2);
    font-weight: 600;
  }
  @media (min-width: 960px) {
    > svg {
      inline-size: 32px;
      block-size: 32px;
    }
    h2 {
      font-size: 1.5rem;
      line-height: 1.875rem;
    }
  }
`;

/** The rail in miniature, on a phone. */
export const Dashes = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  margin-block-start: 12px;

  i {
    block-size: 4px;
    border-radius: 4px;
    background: var(--lobi-color-border-subtle);
  }
  [data-state='done'] {
    background: var(--lobi-color-border-control);
  }
  [data-state='now'] {
    background: var(--lobi-color-accent);
  }
  @media (min-width: 960px) {
    display: none;
  }
`;

export const Rail = styled.nav`
  display: none;

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    min-block-size: 56px;
    padding-block-end: 20px;
  }
  li > span {
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 99px;
    background: var(--lobi-color-overlay);
    color: var(--lobi-color-text2);
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: var(--lobi-color-border-subtle);
  }
  b {
    display: block;
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
    line-height: 24px;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  [data-state='done'] > span {
    border: 1px solid var(--lobi-color-border-subtle);
  }
  [data-state='now'] > span {
    background: var(--lobi-color-accent);
    box-shadow:
      0 0 0 5px var(--lobi-color-accent-soft),
      0 0 24px color-mix(in srgb, var(--lobi-color-accent) 35%, transparent);
  }
  [data-state='now'] b {
    color: var(--lobi-color-text);
    font-weight: 700;
  }
  [data-state='next'] > span {
    background: var(--lobi-color-canvas);
    box-shadow: inset 0 0 0 2px var(--lobi-color-border-subtle);
  }
  [data-state='next'] b {
    color: var(--lobi-color-text3);
  }
  @media (min-width: 960px) {
    display: block;
  }
`;

export const Main = styled.section`
  min-inline-size: 0;
`;

export const Ask = styled.div`
  margin-block-end: 12px;

  h2 {
    margin: 0;
    font: 700 1.25rem/1.75rem ${display};
  }
  p {
    margin: 2px 0 0;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (min-width: 960px) {
    margin-block-end: 16px;

    h2 {
      font-size: 1.5rem;
      line-height: 1.875rem;
    }
    p {
      font: 400 var(--lobi-font-15) var(--lobi-font-family);
    }
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px;

  &[data-kind='steps'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 600px) {
    &[data-kind='steps'] {
      grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    }
  }
  @media (min-width: 600px) {
    &[data-kind='steps'][data-count='3'] > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 960px) {
    gap: 14px;
  }
`;

export const Action = styled.button`
  ${outcomeVariables}
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 112px;
  padding: 14px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: none;
  box-shadow: var(--lobi-edge);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &:is([data-outcome='meron'], [data-outcome='wala'], [data-outcome='draw']) {
    border-color: color-mix(in srgb, var(--fill) 70%, transparent);
    background: linear-gradient(
      160deg,
      color-mix(in srgb, var(--fill) 26%, var(--soft)),
      var(--soft) 70%
    );
  }
  &[data-main] {
    border-color: var(--lobi-color-accent);
    background: var(--lobi-color-accent);
    color: var(--lobi-color-on-accent);
  }
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      border-color: var(--fill);
      background: color-mix(in srgb, var(--fill) 30%, var(--soft));
    }
    &[data-main]:hover:not([aria-disabled='true']) {
      border-color: var(--lobi-color-accent-hover);
      background: var(--lobi-color-accent-hover);
    }
  }
  [data-kind='results'] & {
    min-block-size: 136px;
  }
  @media (min-width: 960px) {
    min-block-size: 152px;
    padding: 20px;
    font: 400 var(--lobi-font-15) var(--lobi-font-family);

    [data-kind='results'] & {
      min-block-size: 176px;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

export const ActionHead = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-end: auto;
  padding-block-end: 8px;

  b {
    flex: 1;
    min-inline-size: 0;
    font: 700 1.25rem/1.625rem ${display};
    overflow-wrap: anywhere;
  }
  > svg {
    inline-size: 28px;
    block-size: 28px;
  }
  kbd {
    display: none;
    border-color: color-mix(in srgb, currentColor 35%, transparent);
    background: color-mix(in srgb, currentColor 8%, transparent);
    color: inherit;
  }
  @media (min-width: 960px) {
    gap: 16px;

    b {
      font-size: 1.5rem;
      line-height: 1.875rem;
    }
    [data-kind='results'] & b {
      font-size: 1.625rem;
      line-height: 2.25rem;
    }
    [data-kind='results'] & > svg {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (min-width: 960px) and (hover: hover) {
    kbd {
      display: inline-grid;
    }
  }
`;

export const Effect = styled.span`
  color: color-mix(in srgb, currentColor 82%, transparent);
`;

export const Figure = styled.span`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  @media (min-width: 960px) {
    font: 600 1.375rem/1.875rem var(--lobi-font-family);
  }
`;

export const Error = styled.p`
  margin: 12px 0 0;
  padding: 10px 12px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-danger-soft);
  color: var(--lobi-color-text);
`;

export const Idle = styled.p`
  margin: 0;
  padding: 24px 20px;
  border: 1px dashed var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  color: var(--lobi-color-text2);
`;

export const Keys = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-block-start: 14px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);

  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    margin-inline-start: auto;
    cursor: pointer;
  }
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--lobi-color-accent);
  }
  @media (min-width: 960px) and (hover: hover) {
    display: flex;
  }
`;

export const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 12px;
  min-inline-size: 0;

  @media (min-width: 960px) and (max-width: 1239px) {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
  }
`;

export const Card = styled.section`
  min-inline-size: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const CardHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  min-block-size: 52px;
  padding: 12px 16px;

  h2 {
    margin: 0;
    font: 600 var(--lobi-font-15) ${display};
  }
  p,
  span {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    font-weight: 600;
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  margin: 0 16px 4px;
  overflow: hidden;
  border-radius: 8px;
  background: var(--lobi-color-raised);

  i {
    ${outcomeVariables}
    flex: 0 1 0;
    background: var(--fill);
  }
`;

export const Pools = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 9px 0;
    font-weight: 600;
    text-align: end;
    vertical-align: middle;
  }
  tr + tr > * {
    border-block-start: 1px solid ${hairline};
  }
  th {
    padding-inline-start: 16px;
    font-weight: 600;
    text-align: start;
  }
  td:last-child {
    padding-inline: 10px 16px;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const PoolName = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

export const PoolOdds = styled.td`
  ${outcomeVariables}
  color: var(--ink);
  font: 600 1.0625rem/1.5rem ${display};
`;

export const Facts = styled.dl`
  margin: 0;
  padding: 0 16px 4px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 9px;
  }
  div + div {
    border-block-start: 1px solid ${hairline};
  }
  dt {
    color: var(--lobi-color-text2);
  }
  dd {
    margin: 0;
    font-weight: 600;
    white-space: nowrap;
  }
`;

export const Beads = styled.ol`
  display: grid;
  grid-auto-columns: 28px;
  grid-auto-flow: column;
  grid-template-rows: repeat(6, 28px);
  gap: 4px;
  justify-content: start;
  margin: 0;
  padding: 0 16px 14px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  direction: ltr;

  li {
    display: grid;
    place-items: center;
  }
`;

export const Trail = styled.section`
  margin-block-start: 16px;

  h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: 0 0 2px;
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 8px;
    padding-block: 6px;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  li + li {
    border-block-start: 1px solid
      color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  }
  time {
    color: var(--lobi-color-text3);
  }
`;

export const Sides = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: 4px;
  padding: 4px 16px 12px;
`;

/** What a card holds below its head. */
export const CardBody = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 16px 16px;

  p {
    margin: 0;
    color: var(--lobi-color-text2);
  }
`;

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
