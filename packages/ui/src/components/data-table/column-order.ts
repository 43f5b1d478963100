/** Items in the user's order; unknown ones stay after their neighbour. */
export function inOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  order: readonly string[],
): readonly Item[] {
  if (order.length === 0) return items;
  const orderedItems = order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const placed: Item[] = [...orderedItems];
  items.forEach((item, index) => {
    if (placed.includes(item)) return;
    const before = items[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, item);
  });
  return placed;
}

/** Moves an item by `step` positions; unchanged at an end. */
export function moved(order: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = order.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}
