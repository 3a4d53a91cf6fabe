import { deflateSync } from 'node:zlib';
import { barePicture } from './bare-picture.js';
import { bytesOf, joined, low32 } from './bytes.js';

const SECRET = 'GPS 40.7128 N 74.0060 W';
const be16 = (value: number): number[] => [value >> 8, value & 255];
const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 65_535)];
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const segment = (marker: number, ...data: (number[] | Uint8Array)[]): Uint8Array => {
  const body = joined(data.map((part) => Uint8Array.from(part)));
  return joined([Uint8Array.of(0xff, marker, ...be16(body.length + 2)), body]);
};
const exif = (up: number): Uint8Array =>
  segment(
    0xe1,
    bytesOf('Exif\0\0MM\0*'),
    [...be32(8), ...be16(1), ...be16(0x112), ...be16(3), ...be32(1), ...be16(up), 0, 0],
    bytesOf(SECRET),
  );
const jpeg = (width = 640, height = 480, up = 1): Uint8Array =>
  joined([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, bytesOf('JFIF\0')),
    exif(up),
    segment(0xe2, bytesOf(SECRET)),
    segment(0xfe, bytesOf(SECRET)),
    segment(0xdb, new Array<number>(65).fill(1)),
    segment(0xc0, [8, ...be16(height), ...be16(width), 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd3, 4),
    Uint8Array.of(0xff, 0xd9),
    bytesOf(SECRET),
  ]);
const chunk = (name: string, data: Uint8Array): Uint8Array =>
  joined([Uint8Array.from(be32(data.length)), bytesOf(name), data, Uint8Array.of(0, 0, 0, 0)]);
const png = (width = 64, height = 64): Uint8Array =>
  joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', Uint8Array.of(...be32(width), ...be32(height), 8, 0, 0, 0, 0)),
    chunk('tEXt', bytesOf(SECRET)),
    chunk('eXIf', bytesOf(SECRET)),
    chunk('IDAT', deflateSync(new Uint8Array(65 * 64))),
    chunk('IEND', new Uint8Array()),
    bytesOf(SECRET),
  ]);
const riff = (name: string, data: Uint8Array): Uint8Array =>
  joined([bytesOf(name), low32(data.length), data, new Uint8Array(data.length % 2)]);
const webp = (flags = 0x0c): Uint8Array => {
  const body = joined([
    bytesOf('WEBP'),
    riff('VP8X', Uint8Array.of(flags, 0, 0, 0, 99, 0, 0, 99, 0, 0)),
    riff('VP8 ', Uint8Array.of(0x10, 0, 0, 0x9d, 0x01, 0x2a, 100, 0, 100, 0, 1, 2, 3)),
    riff('EXIF', bytesOf(SECRET)),
    riff('XMP ', bytesOf(SECRET)),
  ]);
  return joined([bytesOf('RIFF'), low32(body.length), body]);
};

test.each([
  ['image/jpeg', jpeg(), 640, 480],
  ['image/png', png(), 64, 64],
  ['image/webp', webp(), 100, 100],
])('of %s stay the pixels and its size, and nothing that was told about it', (type, bytes, width, height) => {
  expect(text(bytes)).toContain(SECRET);
  const bare = barePicture(bytes)!;
  expect(bare).toMatchObject({ type, width, height });
  expect(text(bare.bytes)).not.toContain('40.7128');
  // What is bare stays as it is.
  expect(barePicture(bare.bytes)).toEqual(bare);
});

test('which side of a photo is up stays', () => {
  const bare = barePicture(jpeg(640, 480, 6))!;
  expect(text(bare.bytes)).toContain('Exif');
  expect(text(bare.bytes)).not.toContain('40.7128');
  expect(barePicture(bare.bytes)).toEqual(bare);
  expect(text(barePicture(jpeg(640, 480, 1))!.bytes)).not.toContain('Exif');
});

test.each([
  ['nothing', new Uint8Array()],
  ['a page', bytesOf('<svg onload="x()"/>')],
  ['a moving picture', bytesOf('GIF89a....')],
  ['a film of WebP', webp(0x02)],
  ['one that is too wide', png(20_000, 64)],
  ['one of a million million points', jpeg(10_000, 10_000)],
  ['one without a size', jpeg(0, 0)],
  ['a spot', png(1, 1)],
  ['one beyond the bytes of a message', joined([png(), new Uint8Array(5_000_000)])],
  ['a segment that is longer than the file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1)],
  ['a segment of no length', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0, 1, 1)],
  ['a chunk that is longer than the file', joined([png().subarray(0, 33), Uint8Array.of(255, 255, 255, 255), bytesOf('IDAT....')])],
])('%s is no picture', (_, bytes) => {
  expect(barePicture(bytes)).toBeNull();
});

test('cut anywhere, a picture is none, or one that was whole before the cut', () => {
  for (const whole of [jpeg(), png(), webp()])
    for (let length = 0; length < whole.length; length += 1) {
      const bare = barePicture(whole.subarray(0, length));
      if (bare) expect(bare).toEqual(barePicture(whole));
    }
});
