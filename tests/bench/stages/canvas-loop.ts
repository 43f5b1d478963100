/**
 * The reference: a page with only a canvas of a stage's size, and twenty pictures that move on it in
 * every frame.
 */
export const canvasLoop = `<!doctype html><meta name="viewport" content="width=device-width">
<body style="margin:0;background:#0b0d1a"><canvas width="537" height="255" style="width:100%"></canvas>
<script>
  const canvas = document.querySelector('canvas');
  const context = canvas.getContext('2d');
  const picture = document.createElement('canvas');
  picture.width = picture.height = 40;
  const pen = picture.getContext('2d');
  pen.fillStyle = '#ffb547';
  pen.arc(20, 20, 18, 0, 7);
  pen.fill();
  const frame = (now) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (let index = 0; index < 20; index += 1) {
      const x = (now / (8 + index) + index * 53) % canvas.width;
      context.drawImage(picture, x, 110 + 90 * Math.sin(now / 900 + index));
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
</script>`;
