/**
 * Stable, public class of one part of a component, followed by the caller's own classes.
 * @example slotClass('Button', 'root', 'mine') // 'lobi-Button-root mine'
 */
export function slotClass(component: string, slot: string, className?: string | undefined): string {
  const own = `lobi-${component}-${slot}`;
  return className ? `${own} ${className}` : own;
}
