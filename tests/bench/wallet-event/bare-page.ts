/** One socket, one element, one write to the DOM per frame. */
export const barePage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Bare socket</title>
  <output id="balance">0</output>
  <script>
    const output = document.querySelector('#balance');
    let wallet;
    let waiting = false;
    const paint = () => {
      waiting = false;
      output.textContent = wallet.balance;
    };
    new WebSocket(location.href.replace('http', 'ws')).onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      wallet = JSON.parse(frame.data);
      if (!waiting) requestAnimationFrame(paint);
      waiting = true;
    };
  </script>
</html>`;
