/**
 * The page of the coin game: it exchanges its token, tosses, and sends messages to the page around it.
 */
export const coinPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Coin</title>
    <style>
      body { margin: 0; display: grid; place-content: center; justify-items: center; gap: 12px; min-height: 100vh;
        font: 16px system-ui; background: #14231d; color: #f4f1e4; }
      button { font: inherit; padding: 12px 20px; border: 0; border-radius: 10px; background: #e0b84f; color: #14231d; }
      button:disabled { opacity: 0.5; }
    </style>
  </head>
  <body>
    <p id="state" role="status">Opening the table…</p>
    <p>Balance <b id="balance">–</b></p>
    <div>
      <button id="heads" disabled>1000 on heads</button>
      <button id="tails" disabled>1000 on tails</button>
    </div>
    <button id="cashier" disabled>Add money</button>
    <button id="exit" disabled>Leave</button>
    <script type="module">
      const byId = (id) => document.getElementById(id);
      const host = document.referrer ? new URL(document.referrer).origin : '*';
      const tell = (message) => parent.postMessage(message, host);
      const post = async (path, body) => {
        const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
        const content = await answer.json();
        if (!answer.ok) throw new Error(content.code);
        return content;
      };
      const buttons = ['heads', 'tails', 'cashier', 'exit'].map(byId);
      let paused = false;
      const enable = (on) => buttons.forEach((button) => (button.disabled = !on || paused));
      const fail = (error) => {
        byId('state').textContent = error.message;
        tell({ type: 'error', code: error.message });
      };
      addEventListener('message', ({ data, source }) => {
        if (source !== parent) return;
        if (data.type === 'terminate') return byId('state').textContent = 'The table is closed.', enable(false);
        paused = data.type === 'pause';
        enable(true);
      });
      try {
        const { key, balance } = await post('/enter', { token: new URLSearchParams(location.search).get('token') });
        byId('balance').textContent = balance;
        byId('state').textContent = 'Heads or tails?';
        enable(true);
        tell({ type: 'ready' });
        for (const side of ['heads', 'tails']) {
          byId(side).onclick = async () => {
            enable(false);
            tell({ type: 'gameRoundStarted' });
            try {
              const toss = await post('/toss', { key, side, stake: '1000' });
              byId('state').textContent = toss.side + ': ' + (toss.win === '0' ? 'lost' : 'won ' + toss.win);
              byId('balance').textContent = toss.balance;
              tell({ type: 'balanceChanged' });
            } catch (error) {
              fail(error);
            }
            tell({ type: 'gameRoundEnded' });
            enable(true);
          };
        }
        byId('cashier').onclick = () => tell({ type: 'openCashier' });
        byId('exit').onclick = () => tell({ type: 'exit' });
      } catch (error) {
        fail(error);
      }
    </script>
  </body>
</html>
`;
