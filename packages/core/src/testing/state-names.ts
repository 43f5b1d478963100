import type { AnyStateMachine } from 'xstate';

interface Node {
  readonly key: string;
  readonly states: Readonly<Record<string, Node>>;
}

function namesBelow(node: Node, prefix: string): string[] {
  return Object.values(node.states).flatMap((child) => [
    `${prefix}${child.key}`,
    ...namesBelow(child, `${prefix}${child.key}.`),
  ]);
}

/** Names of all states of a machine, parents before children, so that a test can show the flow. */
export function stateNames(machine: AnyStateMachine): string[] {
  return namesBelow(machine.root as unknown as Node, '');
}
