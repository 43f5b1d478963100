const proof = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720" font-family="sans-serif">
<rect width="480" height="720" fill="#f4f2ec"/><rect width="480" height="96" fill="#1d5fbf"/>
<text x="32" y="60" font-size="28" fill="#fff">Transfer berhasil</text>
<g font-size="22" fill="#1c2326"><text x="32" y="170">Jumlah</text><text x="448" y="170" text-anchor="end">Rp 500.782</text>
<text x="32" y="230">Tujuan</text><text x="448" y="230" text-anchor="end">BCA 5527</text>
<text x="32" y="290">Pengirim</text><text x="448" y="290" text-anchor="end">SITI RAHMA</text>
<text x="32" y="350">Waktu</text><text x="448" y="350" text-anchor="end">20 Nov 2026, 14.05</text></g>
<path d="M32 400H448" stroke="#bbb" stroke-dasharray="8 6" stroke-width="2"/><circle cx="240" cy="560" r="90" fill="none" stroke="#146c36" stroke-width="10"/>
<path d="M196 562l30 32 58-64" fill="none" stroke="#146c36" stroke-width="12"/></svg>`;

/** A sample proof of a transfer, as an image that needs no network. */
export const sampleProof = `data:image/svg+xml,${encodeURIComponent(proof)}`;

/** An image that cannot be decoded. */
export const brokenImage = 'data:image/png;base64,AAAA';
