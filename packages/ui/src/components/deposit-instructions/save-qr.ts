import { saveFile } from '../data-table/save-file.ts';

/** Edge of the saved image in px: large enough to be scanned from a gallery. */
const edge = 720;

/** Saves the code in this element as a PNG, so that a banking app can scan it from the gallery. */
export async function saveQr(element: HTMLElement | null, name: string): Promise<void> {
  const drawing = element?.querySelector('svg');
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(edge));
  copy.setAttribute('height', String(edge));
  // A code is always dark on light.
  copy.setAttribute('fill', 'black');

  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, edge, edge);
  pen.drawImage(picture, 0, 0, edge, edge);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) saveFile(`${name}.png`, blob, 'image/png');
}
