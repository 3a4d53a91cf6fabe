import { QRCodeSVG } from 'qrcode.react';

/** A code to point a camera at; on white in both themes, for cameras that want it so. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <span className="block size-32 rounded-lg bg-white p-2">
      <QRCodeSVG value={text} size={112} title={label} level="M" role="img" />
    </span>
  );
}
