/** Returns the area of an element's text. */
export const textBox = (element: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

/** Returns the words of an element that wrap within themselves. */
export const brokenWords = (element: Element): string[] => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
};
