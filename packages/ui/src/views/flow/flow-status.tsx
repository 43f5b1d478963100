import { useEffect, useRef, type ReactNode } from 'react';
import {
  DescriptionList,
  type Description,
} from '../../components/description-list/description-list.tsx';
import {
  TransactionTimeline,
  type TransactionStep,
} from '../../components/transaction-timeline/transaction-timeline.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Columns, Heading, Note, Panel, Summary, Aside } from '../deposit/deposit-view.styles.ts';

interface FlowStatusProps {
  events: readonly TransactionStep[];
  incoming: boolean;
  /** Moves the focus to the heading, because this replaced the user's form. */
  takesFocus?: boolean | undefined;
  /** Content below the timeline while the request is open, e.g. the held amount. */
  children?: ReactNode;
}

/** Status of a request, step by step. */
export function FlowStatus({ events, incoming, takesFocus = false, children }: FlowStatusProps) {
  const { flows: texts } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Panel>
      <Heading ref={heading} tabIndex={-1}>
        {texts.stepStatus}
      </Heading>
      <TransactionTimeline steps={events} incoming={incoming} />
      {children}
    </Panel>
  );
}

interface FlowColumnsProps {
  /** Amounts at the side; the last one is the total. */
  facts: readonly Description[];
  /** Content below the amounts. */
  aside?: ReactNode;
  /** Help at the end of the side. */
  note?: ReactNode;
  children: ReactNode;
}

/** Actions on one side, amounts on the other; in one column on a phone. */
export function FlowColumns({ facts, aside, note, children }: FlowColumnsProps) {
  const { flows: texts } = useMessages();
  return (
    <Columns>
      {children}
      <Aside>
        <Card as="section" aria-label={texts.summary}>
          <Summary>
            <h3>{texts.summary}</h3>
            <DescriptionList items={facts} />
            {aside}
            {note != null && <Note>{note}</Note>}
          </Summary>
        </Card>
      </Aside>
    </Columns>
  );
}
