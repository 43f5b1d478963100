import { useEffect, useRef } from 'react';
import { TransferUnknown } from '../transfer/transfer-unknown.tsx';

interface FlowUnknownProps {
  onCheck: (() => void) | undefined;
}

/**
 * Shown for a request without a response: gets the focus, explains it, and has a button to request the
 * outcome.
 */
export function FlowUnknown({ onCheck }: FlowUnknownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <TransferUnknown heading={heading} onCheck={() => onCheck?.()} />;
}
