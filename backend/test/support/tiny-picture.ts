import { deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};

/** A PNG of one colour that says where it was taken. @param shade tells one from another */
export function tinyPicture(shade = 0, side = 64): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('GPS 40.7128 N 74.0060 W')),
    chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side, shade))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
