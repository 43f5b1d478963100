import { useEffect, useRef } from 'react';
import { TransferUnknown } from '../transfer/transfer-unknown.tsx';

interface FlowUnknownProps {
  onCheck: (() => void) | undefined;
}

/** A request without an answer: takes the focus, says so, and offers to ask. */
export function FlowUnknown({ onCheck }: FlowUnknownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <TransferUnknown heading={heading} onCheck={() => onCheck?.()} />;
}
