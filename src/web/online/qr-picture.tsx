import './links.css';
import { useMemo } from 'preact/hooks';
import { qrCode } from './qr.ts';

/** Light modules around the code, so that cameras find it. */
const MARGIN = 4;

/** A text for a camera; nothing where it is too long. Dark on light in both themes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (rows === undefined) return null;
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#140f12" d={path} />
    </svg>
  );
}
