import { Kit } from './kit';
import { Wallet } from './wallet';

/** Rendered on the server, with the styles of its components. */
export default function Page() {
  return (
    <Kit>
      <main>
        <Wallet
          balance="1250000"
          transfers={[
            { number: 'TRX-1', amount: '250000', status: 'completed' },
            { number: 'TRX-2', amount: '1000000', status: 'pending' },
          ]}
        />
      </main>
    </Kit>
  );
}
