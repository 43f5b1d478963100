import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A minimal app that responds to a tap: one route, one button. */
function Lobby() {
  const [agreed, setAgreed] = useState(false);
  return (
    <main>
      <h1>Lobby</h1>
      <p>Slots, live dealers, casino, cockfight, fishing, bingo and crash games.</p>
      {agreed ? undefined : (
        <button type="button" onClick={() => setAgreed(true)}>
          Agree
        </button>
      )}
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Lobby /> }]);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
