// A server of an older kind: everything by `require`, rendered to a string.
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { formatMoney, parseMoney } = require('@lobi/core/contract');
const { decideAccess, routeTable } = require('@lobi/core/routes');
const { Button, KitProvider, Money } = require('@lobi/ui');
const { DataTable } = require('@lobi/ui/data');
const { id } = require('@lobi/ui/messages/id');
const { brandCss, pesisir } = require('@lobi/ui/tokens');
const { format } = require('node:util');

/** Warnings of React: an effect that a server does not run, a property that it does not know. */
const warnings = [];
console.error = (...words) => warnings.push(format(...words));

const html = renderToString(
  createElement(
    KitProvider,
    { messages: id, brand: 'pesisir' },
    createElement(Button, null, 'Pasang'),
    createElement(Money, { value: '1250000' }),
    createElement(DataTable, {
      label: 'Transfer',
      columns: [{ id: 'number', header: 'Nomor', cell: (row) => row.number }],
      rows: [{ number: 'TRX-1' }],
      rowId: (row) => row.number,
    }),
  ),
);

console.log(
  JSON.stringify({
    html,
    warnings,
    css: brandCss(pesisir).length,
    money: formatMoney(parseMoney('1250000', 'IDR'), 'IDR'),
    access: decideAccess(routeTable['user.index'], null),
  }),
);
