import type { ReactNode } from 'react';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

export interface FairnessDrawerProps {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Drawer to verify plays, next to the game. */
export function FairnessDrawer({ isOpen, onOpenChange, children }: FairnessDrawerProps) {
  const { play } = useMessages();
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title={play.fairness}>
      {children}
    </Drawer>
  );
}
